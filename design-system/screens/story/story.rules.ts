import type { Story, StoryCharge, StoryEpisode, StorySummary } from './story.types.ts'

/** How an episode stands to its reader. Opened by the charge is not bought, and is never called so. */
export type EpisodeAccess = 'free' | 'bought' | 'charged' | 'locked'

/** By its badge (S045, Q50). One that we do not know is locked: what is unlocked already costs nothing (C105). */
export function accessOf({ coins, badge }: Pick<StoryEpisode, 'coins' | 'badge'>): EpisodeAccess {
  if (badge === 'PURCHASED') return 'bought'
  if (badge === 'CHARGED') return 'charged'
  return badge === undefined && coins === 0 ? 'free' : 'locked'
}

/** The words of an access that can be read. */
export const accessText: Readonly<Record<Exclude<EpisodeAccess, 'locked'>, string>> = {
  free: '無料',
  bought: '購入済み',
  charged: 'チャージで開いた話',
}

/** Whether an episode can be opened by the charge now, or from when (ISO 8601); nothing where a story has none. */
export function chargeOf(charge: StoryCharge | undefined, now: string): 'ready' | { next: string } | undefined {
  if (!charge) return undefined
  const { next } = charge
  return next !== undefined && Date.parse(next) > Date.parse(now) ? { next } : 'ready'
}

const days = 86_400_000
/** How long a story is new (Q162). */
const newFor = 7 * days

/** Nothing of it is read or begun, and it came within a week (Q162). */
export function isNewStory(
  { start, read = 0, stopped }: Pick<StorySummary, 'start' | 'read' | 'stopped'>,
  now: string,
): boolean {
  const age = Date.parse(now) - Date.parse(start)
  return read === 0 && !stopped && age >= 0 && age < newFor
}

/** How far a member is in a story; a guest is nowhere. */
export type StoryProgress = 'unknown' | 'unread' | 'reading' | 'finished'

/** How far a member is, by the number of episodes that were read; `unknown` without it. */
export function progressOf({ read, episodes }: Pick<StorySummary, 'read' | 'episodes'>): StoryProgress {
  if (read === undefined) return 'unknown'
  if (episodes > 0 && read >= episodes) return 'finished'
  return read > 0 ? 'reading' : 'unread'
}

/** Whether nothing more of it can be bought; who has opened something may go on reading that. */
export const isStoryOver = ({ end }: Pick<StorySummary, 'end'>, now: string): boolean =>
  Date.parse(end) <= Date.parse(now)

/** What a reader of a story does next. */
export interface NextReading {
  kind: 'continue' | 'start' | 'next' | 'again'
  episode: StoryEpisode
}

/**
 * Where one goes on: where one stopped last, else the first episode that is unread, else the beginning once more. For a
 * guest, of whom nothing is known, the beginning.
 */
export function nextReading({ episodeList }: Pick<Story, 'episodeList'>): NextReading | undefined {
  const [first] = episodeList
  if (!first) return undefined
  const begun = episodeList
    .filter((episode) => accessOf(episode) !== 'locked' && isBegun(episode))
    .toSorted((one, other) => (other.place?.time ?? 0) - (one.place?.time ?? 0))[0]
  if (begun) return { kind: 'continue', episode: begun }
  const unread = episodeList.find(({ isRead }) => isRead !== true)
  if (!unread) return { kind: 'again', episode: first }
  return unread === first ? { kind: 'start', episode: first } : { kind: 'next', episode: unread }
}

/** Somewhere behind the first line and before the end. */
export const isBegun = ({ place }: Pick<StoryEpisode, 'place'>): boolean =>
  place !== undefined && place.line > 0 && place.line < place.of

/** What an episode is called in a line: its place in the story, else its title. */
export const episodeName = ({ label, title }: Pick<StoryEpisode, 'label' | 'title'>): string => label ?? title

const kanjiDigits = '〇一二三四五六七八九'

/** 十二 → 12; up to 99, as far as stories count in kanji. */
function kanjiNumber(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : [undefined, text]
  const digitsOf = (part: string) => Number(Array.from(part, (sign) => kanjiDigits.indexOf(sign)).join(''))
  return (tens === undefined ? 0 : tens === '' ? 10 : digitsOf(tens) * 10) + (ones ? digitsOf(ones) : 0)
}

/** The number of an episode as its label has it (第十二話: 12), else its place in the story, from 1. */
export function episodeNumber(label: string | undefined, at: number): string {
  const digits = /\d+/.exec(label?.normalize('NFKC') ?? '')?.[0]
  if (digits) return String(Number(digits))
  const [, kanji] = /第([〇一二三四五六七八九]?十?[〇一二三四五六七八九]?)[話章夜回幕]/.exec(label ?? '') ?? []
  return String(kanji ? kanjiNumber(kanji) : at + 1)
}
