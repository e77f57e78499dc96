import type { Palette } from '../palette.ts'
import type { Person } from '../portrait/person.ts'
import { rect, pictureSizes, tag } from '../svg.ts'

/** The background colour of a portrait, as the name of a colour in the palette. */
export type GroundColour = 'light' | 'main' | 'deep' | 'paper'

/** A person and the background colour of the picture. */
export interface Portrait extends Person {
  readonly ground?: GroundColour
  readonly halo?: boolean
  /** Natural hair colour, which only printing styles with more than two inks use. */
  readonly hairColour?: string
}

/** The colours behind a person: the background, the halo around the head and the light from the side. */
export function backgroundColours({ paper, tint, light, main, deep, bright }: Palette, ground: GroundColour) {
  switch (ground) {
    case 'light':
      return { colour: bright ? light : tint, halo: bright ? main : light, shaft: paper }
    case 'main':
      return { colour: main, halo: light, shaft: light }
    case 'deep':
      return { colour: deep, halo: main, shaft: light }
    case 'paper':
      return { colour: paper, halo: main, shaft: tint }
  }
}

/** Adds the paper margin that cards of the more common rarities have. */
export const withPaperMargin = (
  { paper }: Palette,
  ground: string,
  ...children: readonly string[]
): readonly string[] => [
  rect(0, 0, pictureSizes.card.w, pictureSizes.card.h, paper),
  tag(
    'svg',
    { x: 14, y: 14, width: 272, height: 372, viewBox: '14 14 272 372' },
    rect(14, 14, 272, 372, ground),
    ...children,
  ),
]

/** Draws the face, cropped from a portrait, for round and square avatars. */
export const drawFace = (parts: readonly string[]): string =>
  tag('svg', { width: 200, height: 200, viewBox: '50 76 200 200' }, ...parts)
