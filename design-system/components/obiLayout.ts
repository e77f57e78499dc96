import { graphemes } from '../text/graphemes.ts'

/** How the vertical title of an obi is set. */
export interface ObiLayout {
  /** Title size on a hero's obi, px (design: up to 6 characters 72, 8 → 64, 10 → 52; two columns 52 and less). */
  size: number
  columns: 1 | 2
  /** Full-width characters in the longest column: the size never exceeds what the strip's length allows for them. */
  rows: number
}

const MAX_ONE_COLUMN = 10

/** Sets a title: one column up to ten characters, else two of about the same length. */
export function obiLayout(title: string): ObiLayout {
  const length = Math.max(1, Math.ceil(widthOf(title)))
  if (length <= 6) return { size: 72, columns: 1, rows: length }
  if (length <= 8) return { size: 64, columns: 1, rows: length }
  if (length <= MAX_ONE_COLUMN) return { size: 52, columns: 1, rows: length }
  const [first, second] = obiColumns(title)
  if (second) return { size: 52, columns: 2, rows: Math.ceil(Math.max(widthOf(first), widthOf(second))) }
  // A line breaks where Japanese may break, so the first column is allowed one character more than half.
  return { size: 52, columns: 2, rows: Math.ceil(length / 2) + 1 }
}

/**
 * A title that is too long for one column breaks at its own space, where that leaves two columns of about the same
 * length.
 */
export function obiColumns(title: string): readonly [string, string?] {
  const length = widthOf(title)
  if (Math.ceil(length) <= MAX_ONE_COLUMN) return [title]
  const [best] = splitsAtSpaces(title, length).toSorted((a, b) => a.longer - b.longer)
  return best && best.longer <= length / 2 + 3 ? best.pair : [title]
}

/** Each part is measured once: a title may be thousands of words long, and the page must not wait for it. */
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

const widthOf = (text: string) => graphemes(text).reduce((sum, letter) => sum + lengthOf(letter), 0)

/** Latin letters and half-width kana lie down in a vertical line and take about six tenths of a character. */
function lengthOf(letter: string): number {
  return /^[\u0020-\u007e\uff61-\uff9f]+$/.test(letter) ? 0.6 : 1
}
