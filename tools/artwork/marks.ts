import type { Random } from './random.ts'
import {
  circle,
  pathData,
  dots,
  group,
  path,
  polygon,
  round,
  stroke,
  tag,
  type Attributes,
  type Point,
  type Size,
} from './svg.ts'

/** Draws two shafts of light that fall from the upper right (the motif of light in the design language). */
export function lightShafts({ w, h }: Size, colour: string, opacity: number): string {
  const at = (x: number, y: number): Point => [x * w, y * h]
  const [wide, slim] = [
    [at(0.88, 0), at(0.92, 0), at(0.48, 1), at(0.06, 1)],
    [at(0.95, 0), at(0.98, 0), at(0.84, 1), at(0.62, 1)],
  ] as const
  return group({ opacity }, polygon(wide, colour), polygon(slim, colour))
}

/**
 * Draws a halftone screen of dots at 15°. `radius` gives the dot size for a height in the picture from 0 (top) to 1.
 * Each row is a dashed line with zero-length dashes, so a whole row costs one short path.
 */
export function halftone({ w, h }: Size, colour: string, cell: number, radius: (depth: number) => number): string {
  const lean = (15 * Math.PI) / 180
  const lift = w * Math.sin(lean)
  const reach = w * Math.cos(lean) + h * Math.sin(lean)
  const height = h * Math.cos(lean)
  const rows: string[] = []
  for (let row = 0; (row - 1) * cell < height + lift; row += 1) {
    const y = row * cell - lift
    const r = radius(Math.min(1, Math.max(0, (y + lift / 2) / height)))
    if (r > 0.3)
      rows.push(tag('path', { 'stroke-width': r * 2, d: pathData`M${row % 2 ? 0 : cell / 2} ${y}H${reach}` }))
  }
  const style = { stroke: colour, 'stroke-dasharray': `0 ${round(cell)}`, 'stroke-linecap': 'round' }
  return group({ ...style, transform: 'rotate(15)' }, ...rows)
}

/** Returns random points in a part of the picture with a minimum distance of `apart`. */
export function scatteredPoints(
  random: Random,
  count: number,
  [x, y, w, h]: readonly [number, number, number, number],
  apart: number,
): Point[] {
  const points: Point[] = []
  for (let tries = 0; points.length < count && tries < count * 20; tries += 1) {
    const point: Point = [x + random() * w, y + random() * h]
    if (points.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= apart)) points.push(point)
  }
  return points
}

/** Draws stars of random sizes, most of them small. */
export function stars(
  random: Random,
  area: readonly [number, number, number, number],
  count: number,
  colour: string,
): string {
  const points = scatteredPoints(random, count, area, 16)
  const cut = Math.ceil(points.length * 0.7)
  return dots(points.slice(0, cut), 2, colour) + dots(points.slice(cut), 3.6, colour)
}

/** Draws a wave across the whole width, filled down to the lower edge. */
export function wave(
  { w, h }: Size,
  y: number,
  height: number,
  length: number,
  shift: number,
  fill: string,
  more: Attributes = {},
): string {
  const half = length / 2
  const start = -((shift % length) + length) % length
  const count = Math.ceil((w - start) / half)
  return path(
    pathData`M${start} ${y}q${half / 2} ${-height} ${half} 0${`t${round(half)} 0`.repeat(count - 1)}V${h + 4}H${start}z`,
    fill,
    more,
  )
}

/** Draws a four-pointed star with hollow sides. */
export const sparkle = (x: number, y: number, r: number, fill: string): string =>
  path(
    pathData`M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}z`,
    fill,
  )

/** Draws a crescent whose horns point to the upper right. */
export const crescent = (x: number, y: number, r: number, fill: string): string =>
  path(pathData`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.12}a${r * 0.9} ${r * 0.9} 0 0 1 ${-r} ${-r * 1.12}z`, fill)

/** Draws rings that widen and fade, like a radio signal. */
export const rings = (x: number, y: number, radii: readonly number[], colour: string, width = 1.4): string =>
  group(
    { fill: 'none', stroke: colour, 'stroke-width': width },
    ...radii.map((r, index) => circle(x, y, r, undefined, { opacity: Math.max(0.16, 0.75 - index * 0.16) })),
  )

/** SVG attributes of a shape's outline; empty if the outline has no colour (`key` is undefined). */
export const outlineAttributes = (key: string | undefined, width = 1.2): Attributes =>
  key ? { stroke: key, 'stroke-width': width } : {}

/** Draws birds far away. */
export const birds = (points: readonly Point[], size: number, colour: string): string =>
  stroke(
    points
      .map(
        ([x, y]) =>
          pathData`M${x - size} ${y - size * 0.3}q${size * 0.6} ${-size * 0.3} ${size} ${size * 0.3}q${size * 0.4} ${-size * 0.6} ${size} ${-size * 0.3}`,
      )
      .join(''),
    colour,
    1.5,
    { 'stroke-linecap': 'round' },
  )
