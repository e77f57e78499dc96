import { sparkle, scatteredPoints } from '../marks.ts'
import type { Palette } from '../palette.ts'
import { drawPerson } from '../portrait/person.ts'
import { randomFrom } from '../random.ts'
import { circle, dots, group, rect, pictureSizes, stroke, tag, type Point } from '../svg.ts'
import { naturalPersonInks } from './fourInkCard.ts'
import type { Portrait } from './portrait.ts'

const { card } = pictureSizes

/** The SVG paint of gold leaf. The whole card uses one gradient, so that all gold shines in the same direction. */
export const goldPaint = 'url(#g)'

const stops = [
  [0, '#8f6a1f'],
  [0.22, '#e9c766'],
  [0.42, '#fdf3c4'],
  [0.58, '#d3a640'],
  [0.8, '#f6dd8b'],
  [1, '#9a7226'],
] as const

const waves =
  'M0 25a25 25 0 0 1 50 0M10 25a15 15 0 0 1 30 0M-25 50a25 25 0 0 1 50 0 25 25 0 0 1 50 0M-15 50a15 15 0 0 1 30 0M35 50a15 15 0 0 1 30 0'

/** The SVG definitions of gold leaf: the gradient `g` and the pattern of waves `w`. */
export const goldLeafDefinitions = tag(
  'defs',
  {},
  tag(
    'linearGradient',
    { id: 'g', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 300, y2: 400 },
    ...stops.map(([offset, colour]) => tag('stop', { offset: String(offset), 'stop-color': colour })),
  ),
  tag('pattern', { id: 'w', width: 50, height: 50, patternUnits: 'userSpaceOnUse' }, stroke(waves, '#d3a640', 1.1)),
)

const corners: readonly Point[] = [
  [17, 17],
  [283, 17],
  [17, 383],
  [283, 383],
]

/** The golden frame of a card, with a star in each corner. */
export const goldFrame = [
  group(
    { fill: 'none', stroke: goldPaint },
    tag('rect', { x: 9, y: 9, width: 282, height: 382, 'stroke-width': 5 }),
    tag('rect', { x: 17, y: 17, width: 266, height: 366, 'stroke-width': 1.4 }),
  ),
  ...corners.map(([x, y]) => sparkle(x, y, 15, goldPaint)),
].join('')

/** SVG transforms for one or two people: a single person is centred, two are slightly smaller and side by side. */
const places = (count: number) =>
  count === 1 ? [''] : ['translate(92 84)scale(.78)translate(-150)', 'translate(206 74)scale(.8)translate(-150)']

/**
 * The clothes of a person on the card. They must contrast with the dark background, the coloured halo, and the person
 * in front.
 */
function dress({ cloth, main, deep, paper, bright }: Palette, place: number) {
  if (place > 0) return { cloth: deep }
  return bright && cloth === main ? { cloth: paper, collar: main } : { cloth }
}

/**
 * Draws a gold-leaf card (箔押し): four inks on the channel's dark background colour, then a frame, a halo and waves of
 * fine arcs in gold.
 */
export function goldLeafCard(palette: Palette, people: readonly Portrait[], name: string): readonly string[] {
  const { deep, main, light, paper, bright } = palette
  const inHalo = ([x, y]: Point) => Math.hypot(x - 150, y - 176) < 108
  const stars = scatteredPoints(randomFrom(name), 18, [60, 70, 180, 200], 18).filter(inHalo)
  const where = places(people.length)
  return [
    goldLeafDefinitions,
    rect(0, 0, card.w, card.h, deep),
    rect(0, 0, card.w, card.h, 'url(#w)'),
    circle(150, 176, 133, deep),
    circle(150, 176, 131, 'none', { stroke: goldPaint, 'stroke-width': 1.6 }),
    circle(150, 176, 121, bright ? main : light, { stroke: goldPaint, 'stroke-width': 6 }),
    dots(stars, 3, paper),
    ...people.map((portrait, index) => {
      const inks = {
        ...naturalPersonInks(palette, portrait),
        ...dress(palette, index),
        trim: goldPaint,
        button: goldPaint,
      }
      return group({ transform: where[index] || undefined }, drawPerson(portrait, inks))
    }),
    goldFrame,
  ]
}
