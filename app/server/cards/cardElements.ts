import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { CardLetter } from './cardLetters.ts'
import { columnLength, columnPitchEm, letterPitchEm, type VerticalCell, type VerticalTitle } from './verticalTitle.ts'
import type { CardArea } from './cardArtwork.ts'

/** Position and style of a line of text. `y` is the top of the line's box, which is 1.2 em high. Lengths are in px. */
export interface LineStyle {
  x: number
  y: number
  size: number
  color: string
  /** Which end of the line is at `x`: left (default), the middle or right. */
  align?: 'left' | 'center' | 'right'
  /** Letter spacing in em. Default 0. */
  spacing?: number
}

/** Height of the box around a line of text, in em. */
export const lineHeightEm = 1.2

/**
 * Makes an element as a plain object instead of JSX, because the drawing library (satori) reads only type and props.
 */
export function cardElement(type: 'div' | 'img' | 'span', props: object, children?: ReactNode): ReactElement {
  return { type, key: null, props: { ...props, children } } as unknown as ReactElement
}

const box = (style: CSSProperties, children?: ReactNode) => cardElement('div', { style }, children)

/** The width of a line's box in px. It is twice that of a card, so that a line never wraps, however it is aligned. */
const wide = 2_400

/** Returns one horizontal line of text. */
export function textLine(
  letters: readonly CardLetter[],
  { x, y, size, color, align = 'left', spacing = 0 }: LineStyle,
) {
  const sides = { left: [x, 'flex-start'], center: [x - wide / 2, 'center'], right: [x - wide, 'flex-end'] } as const
  const [left, justifyContent] = sides[align]
  return box(
    {
      position: 'absolute',
      left,
      top: y,
      width: wide,
      height: size * lineHeightEm,
      fontSize: size,
      lineHeight: lineHeightEm,
      letterSpacing: spacing * size,
      color,
      display: 'flex',
      justifyContent,
      alignItems: 'center',
      whiteSpace: 'pre',
    },
    segments(letters, size),
  )
}

/** Returns the letters as spans of text, with images for emoji. */
function segments(letters: readonly CardLetter[], size: number): ReactNode[] {
  const parts: ReactNode[] = []
  let text = ''
  const close = () => {
    if (text !== '') parts.push(cardElement('span', {}, text))
    text = ''
  }
  for (const letter of letters) {
    if (letter.drawing === undefined) text += letter.text
    else {
      close()
      parts.push(emoji(letter.drawing, size))
    }
  }
  close()
  return parts
}

const emoji = (src: string, size: number) =>
  cardElement('img', { src, width: size, height: size, style: { marginLeft: size * 0.05, marginRight: size * 0.05 } })

/** Returns a vertical title, centred in an area. */
export function verticalText({ columns, size }: VerticalTitle, area: CardArea, color: string): ReactNode[] {
  const width = size * (1 + (columns.length - 1) * columnPitchEm)
  const height = Math.max(...columns.map(columnLength)) * letterPitchEm * size
  const right = area.x + (area.width + width) / 2
  const top = area.y + (area.height - height) / 2
  return columns.flatMap((column, at) => {
    let y = top
    return column.flatMap((cell) => {
      const place = { x: right - size - at * size * columnPitchEm, y, size, color }
      y += cell.length * letterPitchEm * size
      return cell.kind === 'gap' ? [] : [cell.kind === 'sideways' ? sideways(cell, place) : upright(cell, place)]
    })
  })
}

interface CellPlace {
  x: number
  y: number
  size: number
  color: string
}

function upright({ letters, length }: VerticalCell, { x, y, size, color }: CellPlace) {
  const width = letters.reduce((sum, letter) => sum + letter.width, 0)
  const isBeside = letters.length > 1
  return box(
    {
      position: 'absolute',
      left: x - size,
      top: y + (length < 1 ? 0 : (size * (letterPitchEm - 1)) / 2),
      width: 3 * size,
      height: size,
      fontSize: size,
      lineHeight: 1,
      color,
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      whiteSpace: 'pre',
      ...(isBeside ? { transform: `scaleX(${Math.min(1, 0.96 / width)})` } : { fontFeatureSettings: '"vert" 1' }),
    },
    segments(letters, size * 0.94),
  )
}

function sideways({ letters, length }: VerticalCell, { x, y, size, color }: CellPlace) {
  const run = length * letterPitchEm * size
  return box(
    {
      position: 'absolute',
      left: x + size / 2 - run / 2,
      top: y + run / 2 - size / 2,
      width: run,
      height: size,
      fontSize: size,
      lineHeight: 1,
      color,
      display: 'flex',
      justifyContent: 'center',
      whiteSpace: 'pre',
      transform: 'rotate(90deg)',
    },
    segments(letters, size),
  )
}
