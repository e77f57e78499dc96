import { graphemes } from '../text/graphemes.ts'

/** How the title on an obi (vertical title band) is set. */
export interface ObiLayout {
  /**
   * Font size in px on a hero's obi: 72 up to 6 characters, 64 up to 8, 52 above that. Smaller where the strip is
   * short.
   */
  size: number
  columns: 1 | 2
  /** Full-width characters in the longest column. CSS reduces the size so that they fit the strip's length. */
  rows: number
}

const MAX_ONE_COLUMN = 10

/** Computes the layout of a title: one column up to ten characters, otherwise two of about the same length. */
export function obiLayout(title: string): ObiLayout {
  const length = Math.max(1, Math.ceil(widthOf(title)))
  if (length <= 6) return { size: 72, columns: 1, rows: length }
  if (length <= 8) return { size: 64, columns: 1, rows: length }
  if (length <= MAX_ONE_COLUMN) return { size: 52, columns: 1, rows: length }
  const [first, second] = obiColumns(title)
  if (second) return { size: 52, columns: 2, rows: Math.ceil(Math.max(widthOf(first), widthOf(second))) }
  // The browser breaks the line where Japanese allows it, so the first column may need one character more than half.
  return { size: 52, columns: 2, rows: Math.ceil(length / 2) + 1 }
}

/**
 * Splits a title that is too long for one column at a space, if that gives two columns of about the same length.
 * Otherwise returns the whole title, and the browser breaks it.
 */
export function obiColumns(title: string): readonly [string, string?] {
  const length = widthOf(title)
  if (Math.ceil(length) <= MAX_ONE_COLUMN) return [title]
  const [best] = splitsAtSpaces(title, length).toSorted((a, b) => a.longer - b.longer)
  return best && best.longer <= length / 2 + 3 ? best.pair : [title]
}

/**
 * All splits at a space with the length of their longer part. Each part is measured only once, because a title may have
 * thousands of words.
 */
function splitsAtSpaces(title: string, length: number): { pair: [string, string]; longer: number }[] {
  const parts = title.split(/([ \u3000]+)/)
  let index = 0
  let before = 0
  return parts.flatMap((part, at) => {
    const start = { index, before }
    const width = widthOf(part)
    index += part.length
    before += width
    const isSpace = at % 2 === 1
    const longer = Math.max(start.before, length - start.before - width)
    return isSpace ? [{ pair: [title.slice(0, start.index), title.slice(index)], longer }] : []
  })
}

/** A number of two digits: in vertical text it stands upright, in the space of one character (縦中横). */
export const twoDigitNumberPattern = /(?<![\w.,])(\d\d)(?![\w.,])/

const widthOf = (text: string) =>
  graphemes(text.replaceAll(new RegExp(twoDigitNumberPattern, 'g'), '字')).reduce(
    (sum, letter) => sum + lengthOf(letter),
    0,
  )

/** Latin letters and half-width kana are rotated in vertical text and take about 0.6 of a character's height. */
function lengthOf(letter: string): number {
  return /^[\u0020-\u007e\uff61-\uff9f]+$/.test(letter) ? 0.6 : 1
}
