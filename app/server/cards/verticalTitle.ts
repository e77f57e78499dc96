import { lettersWidth, type CardLetter } from './cardLetters.ts'
import { wordStarts } from './wordStarts.ts'

/** One unit of a vertical column. Lengths are in em along the column. */
export interface VerticalCell {
  /**
   * `upright`: a letter, or two digits side by side; `sideways`: a Latin run turned by 90°; `gap`: a space between
   * words.
   */
  kind: 'upright' | 'sideways' | 'gap'
  letters: readonly CardLetter[]
  length: number
}

/** A title divided into vertical columns, from right to left. */
export interface VerticalTitle {
  columns: readonly (readonly VerticalCell[])[]
  /** Font size in px. */
  size: number
}

/** Space for a vertical title, and its allowed font sizes, all in px. */
export interface TitleRoom {
  height: number
  width: number
  maxSize: number
  minSize: number
}

/** Distance between two letters of a column in em. `columnPitchEm` is the distance between two columns. */
export const letterPitchEm = 1.04
export const columnPitchEm = 1.24
const maxColumns = 4
const maxLetters = 56

const half = /^[、。，．：；「」『』（）【】〈〉《》〔〕［］｛｝]$/u
const latin = /^[!-~\u00A1-\u024F\u0370-\u03FF\u0400-\u04FF\u2018-\u201D]$/u
const latinLetter = /^[A-Za-z\u00C0-\u024F\u0370-\u03FF\u0400-\u04FF]/u
const noStart =
  /^[、。，．：；」』）】〉》〕］｝ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ！？!?…‥・〜～々ゝゞヽヾ゛゜]/u
const noEnd = /[「『（【〈《〔［｛]$/u

/**
 * Whether a title is drawn vertically. Latin letters are then turned sideways, which is unreadable in a thumbnail. So a
 * title that is mostly Latin, or has a long Latin run, is drawn horizontally.
 */
export function suitsVertical(letters: readonly CardLetter[]): boolean {
  const latinCount = letters.filter(({ text }) => latinLetter.test(text)).length
  const longest = Math.max(0, ...cellsOf(letters).map((cell) => (cell.kind === 'sideways' ? cell.length : 0)))
  return latinCount <= 1 || (latinCount <= letters.length / 2 && longest <= 6)
}

/**
 * Divides a title into at most four columns, as large as the space allows. A title that is too long ends with an
 * ellipsis.
 */
export function verticalTitle(letters: readonly CardLetter[], room: TitleRoom): VerticalTitle {
  for (let kept = Math.min(letters.length, maxLetters); ; kept -= 1) {
    const shown = kept === letters.length ? letters : [...letters.slice(0, kept), ellipsis]
    const title = largest(cellsOf(shown), room)
    if (title.size >= room.minSize || kept <= 1) return title
  }
}

const ellipsis: CardLetter = { text: '…', width: 1 }

/** Splits a title into the units of a column. */
function cellsOf(letters: readonly CardLetter[]): VerticalCell[] {
  const cells: VerticalCell[] = []
  for (let at = 0; at < letters.length;) {
    const run = runAt(letters, at)
    cells.push(cellOf(run))
    at += run.length
  }
  return cells
}

/** The letters of one unit: a run of Latin without spaces, otherwise one letter. */
function runAt(letters: readonly CardLetter[], start: number): CardLetter[] {
  let end = start
  while (end < letters.length && isLatin(letters[end])) end += 1
  return letters.slice(start, Math.max(end, start + 1))
}

const isLatin = (letter: CardLetter | undefined) =>
  letter !== undefined && letter.emoji === undefined && latin.test(letter.text)

function cellOf(letters: CardLetter[]): VerticalCell {
  const text = letters.map((letter) => letter.text).join('')
  if (text === ' ') return { kind: 'gap', letters: [], length: 0.4 }
  if (half.test(text)) return { kind: 'upright', letters, length: 0.58 }
  const isStanding = !isLatin(letters[0]) || /^(?:\d{1,2}|[A-Za-z]|[!?]{1,2})$/.test(text)
  return isStanding
    ? { kind: 'upright', letters, length: 1 }
    : { kind: 'sideways', letters, length: lettersWidth(letters) / letterPitchEm + 0.1 }
}

function largest(cells: VerticalCell[], room: TitleRoom): VerticalTitle {
  const inWords = wordBreaks(cells)
  const anywhere = cells.map((_, at) => mayBreak(cells, at))
  const candidates = Array.from({ length: maxColumns }, (_, index) => index + 1).flatMap((count) => [
    { columns: balanced(cells, count, inWords), weight: 1 },
    { columns: balanced(cells, count, anywhere), weight: 0.62 },
  ])
  let best: VerticalTitle & { score: number } = { columns: [cells], size: 0, score: 0 }
  for (const { columns, weight } of candidates) {
    const size = sizeOf(columns, room)
    const score = size * weight * calmness(columns)
    if (score > best.score) best = { columns, size, score }
  }
  return { columns: best.columns, size: best.size }
}

/**
 * Score by which two layouts are compared. A further column must make the letters clearly larger, and columns should
 * have a similar length.
 */
function calmness(columns: readonly (readonly VerticalCell[])[]): number {
  const lengths = columns.map(columnLength)
  const isUneven = Math.min(...lengths) < 0.4 * Math.max(...lengths)
  return (columns.length > 1 ? 0.72 * 0.95 ** (columns.length - 2) : 1) * (isUneven ? 0.75 : 1)
}

function sizeOf(columns: readonly (readonly VerticalCell[])[], { height, width, maxSize }: TitleRoom): number {
  const longest = Math.max(0.5, ...columns.map(columnLength))
  const byWidth = width / (1 + (columns.length - 1) * columnPitchEm)
  return Math.floor(Math.min(height / (longest * letterPitchEm), byWidth, maxSize))
}

/** The length of a column in em, without gaps at its ends. */
export const columnLength = (column: readonly VerticalCell[]): number =>
  column.reduce((sum, { length }) => sum + length, 0)

const textOf = ({ letters }: VerticalCell) => letters.map(({ text }) => text).join('')

/** Whether Japanese rules allow a column to begin with the cell at this index. */
function mayBreak(cells: VerticalCell[], at: number): boolean {
  const [before, after] = [cells[at - 1], cells[at]]
  if (!before || !after) return false
  return !noStart.test(textOf(after)) && !noEnd.test(textOf(before))
}

/** The indices at which a column may begin without cutting a word, or a word from its particle. */
function wordBreaks(cells: VerticalCell[]): boolean[] {
  const texts = cells.map((cell) => (cell.kind === 'gap' ? ' ' : textOf(cell)))
  const starts = wordStarts(texts.join(''))
  let index = 0
  return texts.map((text, at) => {
    const isStart = starts.has(index) && mayBreak(cells, at)
    index += text.length
    return isStart
  })
}

/** Splits cells into `count` columns at allowed breaks, so that the longest column is as short as possible. */
function balanced(cells: VerticalCell[], count: number, breaks: readonly boolean[]): VerticalCell[][] {
  const allowed = [0, ...breaks.flatMap((isAllowed, at) => (isAllowed ? [at] : [])), cells.length]
  const cut = (first: number, columns: number): { longest: number; rest: VerticalCell[][] } => {
    const start = allowed[first] ?? 0
    const whole = trimmed(cells.slice(start))
    if (columns === 1 || first >= allowed.length - 2) return { longest: columnLength(whole), rest: [whole] }
    let best = { longest: columnLength(whole), rest: [whole] }
    for (let next = first + 1; next < allowed.length - 1; next += 1) {
      const column = trimmed(cells.slice(start, allowed[next]))
      const length = columnLength(column)
      if (length >= best.longest) break
      const after = known(next, columns - 1)
      const longest = Math.max(length, after.longest)
      if (longest < best.longest) best = { longest, rest: [column, ...after.rest] }
    }
    return best
  }
  const results = new Map<string, ReturnType<typeof cut>>()
  const known = (first: number, columns: number) => {
    const key = `${first} ${columns}`
    const result = results.get(key) ?? cut(first, columns)
    results.set(key, result)
    return result
  }
  return known(0, count).rest
}

/** Removes the gaps at both ends of a column. */
function trimmed(cells: VerticalCell[]): VerticalCell[] {
  const isText = (cell: VerticalCell) => cell.kind !== 'gap'
  const [first, last] = [cells.findIndex(isText), cells.findLastIndex(isText)]
  return first < 0 ? [] : cells.slice(first, last + 1)
}
