import { lettersWidth, type CardLetter } from './cardLetters.ts'
import { wordStarts } from './wordStarts.ts'

/** A text divided into horizontal lines, and its font size. */
export interface CardLines {
  lines: readonly (readonly CardLetter[])[]
  /** Font size in px. */
  size: number
}

/**
 * The space for a horizontal text. `width` is in px, and `sizes` are font sizes in px, the preferred one first. The
 * first size at which the text fits is used. If none fits, the text is clipped at the last size.
 */
export interface CardLinesRoom {
  width: number
  maxLines: (size: number) => number
  sizes: readonly number[]
}

const noStart = /^[、。，．」』）】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ！？!?,.…・〜～々)\]:;/]/u
const noEnd = /[「『（【〈《(]$/u

/**
 * Divides a text into lines at the first size at which it fits without cutting a word. If there is none, clips the text
 * at the last size.
 */
export function cardLines(letters: readonly CardLetter[], { width, maxLines, sizes }: CardLinesRoom): CardLines {
  const last = sizes.at(-1) ?? 24
  for (const size of sizes) {
    const lines = wrapped(letters, width / size)
    const isFitting = lines.length <= maxLines(size) && !lines.isCut
    if (isFitting) return { lines, size }
  }
  return { lines: clipped(wrapped(letters, width / last), maxLines(last), width / last), size: last }
}

/** Clips a text to one line that is `width` px wide at the font size `size`. */
export function clipCardLine(letters: readonly CardLetter[], width: number, size: number): readonly CardLetter[] {
  return lettersWidth(letters) * size <= width ? letters : withEllipsis(letters, width / size)
}

type Lines = CardLetter[][] & { isCut?: boolean }

/** Fills lines of `width` em with whole words. A word that is longer than a line is cut; then `isCut` is true. */
function wrapped(letters: readonly CardLetter[], width: number): Lines {
  const lines: Lines = []
  let line: CardLetter[] = []
  const close = () => {
    while (line.at(-1)?.text === ' ') line.pop()
    if (line.length > 0) lines.push(line)
    line = []
  }
  for (const unit of unitsOf(letters)) {
    if (lettersWidth(line) + lettersWidth(unit) > width && unit[0]?.text !== ' ') close()
    for (const letter of unit) {
      if (lettersWidth(line) + letter.width > width) {
        if (letter.text === ' ') continue
        lines.isCut = true
        close()
      }
      if (line.length > 0 || letter.text !== ' ') line.push(letter)
    }
  }
  close()
  return lines
}

/**
 * Splits letters into units that no line break may cut: a word with its particle or ending, and with punctuation that
 * must not begin a line.
 */
function unitsOf(letters: readonly CardLetter[]): CardLetter[][] {
  const starts = wordStarts(letters.map(({ text }) => text).join(''))
  const units: CardLetter[][] = []
  let index = 0
  for (const letter of letters) {
    const unit = units.at(-1)
    const before = unit?.at(-1)?.text ?? ''
    const isInDateOrTime = /^[/:]$/.test(before) && /^\d/.test(letter.text)
    const isBound = !starts.has(index) || isInDateOrTime || noStart.test(letter.text) || noEnd.test(before)
    if (unit && isBound && before !== ' ' && letter.text !== ' ') unit.push(letter)
    else units.push([letter])
    index += letter.text.length
  }
  return units
}

function clipped(lines: readonly (readonly CardLetter[])[], maxLines: number, width: number) {
  if (lines.length <= maxLines) return lines
  const shown = lines.slice(0, maxLines)
  return [...shown.slice(0, -1), withEllipsis([...(shown.at(-1) ?? []), ...(lines[maxLines] ?? [])], width)]
}

function withEllipsis(letters: readonly CardLetter[], width: number): CardLetter[] {
  const kept = [...letters]
  while (kept.length > 0 && (lettersWidth(kept) + 1 > width || kept.at(-1)?.text === ' ')) kept.pop()
  return [...kept, { text: '…', width: 1 }]
}
