/** Calculations of the transcript: the current line, which lines can be pressed, and the search. */

import { hasWords, searchText, type SearchWord } from '../../../text/searchText.ts'
import { canSeek } from './player.rules.ts'
import type { PlayerView } from './player.types.ts'

/** A line of the transcript, from the captions of a video. Times in seconds. */
export interface TranscriptLine {
  /** Unique, and stable while lines are appended. */
  id: string
  start: number
  end: number
  /** Who says it, if the captions name the speaker. */
  speaker?: string | undefined
  text: string
}

/** Browsers may stop this many seconds before a position that they were asked to seek to. */
const seekErrorSeconds = 0.1

/** The number of lines that have begun at a position. `lines` are sorted by their start. */
function countUntil(lines: readonly TranscriptLine[], place: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? Infinity) <= place + seekErrorSeconds) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the current line: the last that has begun. -1 before the first line. */
export const currentLineAt = (lines: readonly TranscriptLine[], place: number): number => countUntil(lines, place) - 1

/**
 * The number of lines that a viewer may read. For a video on demand: all lines. Where all viewers watch together: the
 * lines up to the furthest position that was played, because later lines would reveal the rest.
 */
export const readableCount = (lines: readonly TranscriptLine[], kind: PlayerView['kind'], furthest: number): number =>
  kind === 'onDemand' ? lines.length : countUntil(lines, furthest)

/**
 * The furthest position that was played, in seconds. A position beyond the end of the stream is from before a fault,
 * because a live broadcast that is loaded again counts its time from a new start.
 */
export const furthestPlace = (furthest: number, { place, span }: Pick<PlayerView, 'place' | 'span'>): number =>
  furthest > span.end ? place : Math.max(furthest, place)

/** Whether the user can seek to a line: not in a premiere, and in a live broadcast only within its recorded window. */
export const canSeekToLine = (
  view: Pick<PlayerView, 'kind' | 'span' | 'stage'>,
  { start, end }: TranscriptLine,
): boolean => canSeek(view) && end > view.span.start && start < view.span.end

const searchTexts = new WeakMap<TranscriptLine, string>()

/** The normalised text of a line, which is computed once. */
function searchTextOf(line: TranscriptLine): string {
  const cached = searchTexts.get(line)
  if (cached !== undefined) return cached
  const text = `${searchText(line.speaker ?? '')}\n${searchText(line.text)}`
  searchTexts.set(line, text)
  return text
}

/** The indices of the lines that contain all words (`searchWords`). None without words. */
export function foundLines(lines: readonly TranscriptLine[], words: readonly SearchWord[]): number[] {
  if (words.length === 0) return []
  return lines.flatMap((line, at) => (hasWords(words, searchTextOf(line)) ? [at] : []))
}
