/** Rules of stories and episodes: access, the free unlock (charge), and the reader's progress. */

import type { Story, StoryCharge, StoryEpisode, StorySummary } from './story.types.ts'

/**
 * The reader's access to an episode. An episode unlocked by the charge (the free unlock) is not bought, and is never
 * called so.
 */
export type EpisodeAccess = 'free' | 'bought' | 'charged' | 'locked'

/**
 * The access by the episode's badge (S045, Q50). An unknown badge counts as locked; the server charges nothing for an
 * episode that is already unlocked (C105).
 */
export function episodeAccessOf({ coins, badge }: Pick<StoryEpisode, 'coins' | 'badge'>): EpisodeAccess {
  if (badge === 'PURCHASED') return 'bought'
  if (badge === 'CHARGED') return 'charged'
  return badge === undefined && coins === 0 ? 'free' : 'locked'
}

/** The label of each access that permits reading. */
export const episodeAccessText: Readonly<Record<Exclude<EpisodeAccess, 'locked'>, string>> = {
  free: '無料',
  bought: '購入済み',
  charged: 'チャージで開いた話',
}

/**
 * Whether the charge can unlock an episode now, or when it can again (ISO 8601). Undefined for a story without
 * charge.
 */
export function chargeStateOf(charge: StoryCharge | undefined, now: string): 'ready' | { next: string } | undefined {
  if (!charge) return undefined
  const { next } = charge
  return next !== undefined && Date.parse(next) > Date.parse(now) ? { next } : 'ready'
}

const days = 86_400_000
/** The time in milliseconds for which a story counts as new (Q162). */
const newFor = 7 * days

/** Whether a story was published within a week and the reader has not started it (Q162). */
export function isNewStory(
  { start, read = 0, stopped }: Pick<StorySummary, 'start' | 'read' | 'stopped'>,
  now: string,
): boolean {
  const age = Date.parse(now) - Date.parse(start)
  return read === 0 && !stopped && age >= 0 && age < newFor
}

/** The member's progress in a story; `unknown` for a guest. */
export type StoryProgress = 'unknown' | 'unread' | 'reading' | 'finished'

/** The member's progress by the number of read episodes; `unknown` without it. */
export function storyProgressOf({ read, episodes }: Pick<StorySummary, 'read' | 'episodes'>): StoryProgress {
  if (read === undefined) return 'unknown'
  if (episodes > 0 && read >= episodes) return 'finished'
  return read > 0 ? 'reading' : 'unread'
}

/** Whether the sale of the story has ended; unlocked episodes can still be read. */
export const isStoryOver = ({ end }: Pick<StorySummary, 'end'>, now: string): boolean =>
  Date.parse(end) <= Date.parse(now)

/** The reader's next step in a story. */
export interface NextReading {
  kind: 'continue' | 'start' | 'next' | 'again'
  episode: StoryEpisode
}

/**
 * The next step: the latest position, else the first unread episode, else the beginning again. For a guest, the
 * beginning.
 */
export function nextReading({ episodeList }: Pick<Story, 'episodeList'>): NextReading | undefined {
  const [first] = episodeList
  if (!first) return undefined
  const begun = episodeList
    .filter((episode) => episodeAccessOf(episode) !== 'locked' && isEpisodeStarted(episode))
    .toSorted((one, other) => (other.place?.time ?? 0) - (one.place?.time ?? 0))[0]
  if (begun) return { kind: 'continue', episode: begun }
  const unread = episodeList.find(({ isRead }) => isRead !== true)
  if (!unread) return { kind: 'again', episode: first }
  return unread === first ? { kind: 'start', episode: first } : { kind: 'next', episode: unread }
}

/** Whether the reader stopped between the first line and the end. */
export const isEpisodeStarted = ({ place }: Pick<StoryEpisode, 'place'>): boolean =>
  place !== undefined && place.line > 0 && place.line < place.of

/** The name of an episode within a sentence: its label, else its title. */
export const episodeName = ({ label, title }: Pick<StoryEpisode, 'label' | 'title'>): string => label ?? title

const kanjiDigits = '〇一二三四五六七八九'

/** Parses a kanji number up to 99: 十二 → 12. */
function kanjiNumber(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : [undefined, text]
  const digitsOf = (part: string) => Number(Array.from(part, (sign) => kanjiDigits.indexOf(sign)).join(''))
  return (tens === undefined ? 0 : tens === '' ? 10 : digitsOf(tens) * 10) + (ones ? digitsOf(ones) : 0)
}

/** The number of an episode from its label (第十二話: 12), else its position in the story, from 1. */
export function episodeNumber(label: string | undefined, at: number): string {
  const digits = /\d+/.exec(label?.normalize('NFKC') ?? '')?.[0]
  if (digits) return String(Number(digits))
  const [, kanji] = /第([〇一二三四五六七八九]?十?[〇一二三四五六七八九]?)[話章夜回幕]/.exec(label ?? '') ?? []
  return String(kanji ? kanjiNumber(kanji) : at + 1)
}
