import { dateTimeText } from '../../text/dateTimeText.ts'
import { parseJapanTime } from '../../text/japanTimeInput.ts'
import { nextMidnightInJapan } from '../../text/japanTime.ts'
import { searchText } from '../../text/searchText.ts'
import { textLength } from '../../text/userText.ts'
import type { MuteSettings, MuteWord } from './mute.types.ts'

/** The maximum number of words and names that a user can mute. */
export const maxMuteWords = 200
/** The maximum number of graphemes in a muted word. */
export const maxMuteWordLength = 100
/**
 * The maximum size of a muted word in bytes (UTF-8), so that the whole list fits into a member's documents. 100 kanji
 * take 300 bytes.
 */
const maxMuteWordBytes = 600
/** The maximum number of channels to which a word can be limited. */
export const maxMuteChannels = 5

/**
 * Sequences with characters that are invisible alone: emoji with their joiners and variants, keycaps, and variants of
 * kanji in names.
 */
const joined =
  /\p{Extended_Pictographic}[\uFE0E\uFE0F\u200D\p{EMod}\p{Extended_Pictographic}\u{E0020}-\u{E007F}]*|[0-9#*]\uFE0F?\u20E3|\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu
/** Control characters, invisible characters, and halves of characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2028\u2029\u2800\uFFFC]/u

/** The key of a word. Spellings that differ in width, case or kind of kana have the same key; '' for symbols alone. */
export const muteKeyOf = (word: string): string => searchText(word)

/** The word as it is stored: without outer spaces. */
export const muteWordToStore = (typed: string): string => typed.trim()

/** The error sentence for a typed word; undefined when valid. `taken` are the keys of the other words. */
export function muteWordProblem(typed: string, taken: ReadonlySet<string>): string | undefined {
  const word = muteWordToStore(typed)
  if (word === '') return '言葉を入力してください。'
  if (invisible.test(word.replace(joined, '')))
    return '目に見えない文字か、改行が入っています。消してから、もう一度入力してください。'
  const over = textLength(word) - maxMuteWordLength
  if (over > 0) return `${over}文字多すぎます。${maxMuteWordLength}文字までにしてください。`
  if (new TextEncoder().encode(word).length > maxMuteWordBytes) return '長すぎます。絵文字を減らしてください。'
  const key = muteKeyOf(word)
  if (key === '') return '記号だけの言葉はミュートできません。文字か絵文字を入れてください。'
  if (taken.has(key)) return 'この言葉は、もう一覧にあります。一覧で編集してください。'
  return undefined
}

/** A choice for the end of a mute: without an end, until the end of this day in Japan, or until a typed time. */
export type MuteEnd = 'never' | 'today' | 'time'

/** The end of a mute, ISO 8601; undefined for one without an end. */
export function muteEndOf(end: MuteEnd, typed: string, now: string): string | undefined {
  if (end === 'never') return undefined
  return end === 'today' ? new Date(nextMidnightInJapan(Date.parse(now))).toISOString() : parseJapanTime(typed)
}

/** The error sentence for the end of a mute; undefined when valid. */
export function muteEndProblem(end: MuteEnd, typed: string, now: string): string | undefined {
  if (end !== 'time') return undefined
  const until = parseJapanTime(typed)
  if (until === undefined) return 'いつまでミュートするかを、日付と時刻で入力してください。'
  return isMuteExpired({ until }, now) ? 'もう過ぎた時刻です。これから来る時刻を入力してください。' : undefined
}

/** The error sentence for the chosen channels; undefined when valid. */
export function muteChannelsProblem(isLimited: boolean, count: number): string | undefined {
  if (!isLimited) return undefined
  if (count === 0) return 'チャンネルをひとつ以上えらんでください。'
  return count > maxMuteChannels ? `えらべるチャンネルは${maxMuteChannels}つまでです。` : undefined
}

/** Whether a mute has ended. */
export const isMuteExpired = ({ until }: Pick<MuteSettings, 'until'>, now: string): boolean =>
  until !== undefined && Date.parse(until) <= Date.parse(now)

/** The text for the end of a mute: ずっと, or 2026/02/01(日) 00:00まで. */
export const muteEndText = ({ until }: Pick<MuteSettings, 'until'>): string =>
  until === undefined ? 'ずっと' : `${dateTimeText(until)}まで`

/** The text for the places in which a word is muted. */
export const muteScopeText = ({ channels }: Pick<MuteSettings, 'channels'>): string =>
  channels.length === 0 ? 'すべての場所' : channels.map(({ name }) => name || '名前のわからないチャンネル').join('、')

/** The words that are muted now first, then the expired ones; the latest first. */
export const sortedMutes = (words: readonly MuteWord[], now: string): MuteWord[] =>
  words.toSorted(
    (one, other) =>
      Number(isMuteExpired(one, now)) - Number(isMuteExpired(other, now)) ||
      (one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : one.key < other.key ? -1 : 1),
  )
