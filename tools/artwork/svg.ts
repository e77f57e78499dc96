/**
 * Attributes of an SVG element. The functions of this file write the SVG of all pictures. They round numbers to a tenth
 * and omit undefined attributes, because every user downloads these bytes.
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Width and height of a picture. */
export interface Size {
  readonly w: number
  readonly h: number
}

/** The sizes of all pictures, by their use. */
export const pictureSizes = {
  /** Pictures in lists of channels: 4:3. */
  jacket: { w: 480, h: 360 },
  /** Portraits and gacha cards: 3:4. */
  card: { w: 300, h: 400 },
  /** Large pictures of a page and programme pictures: 16:9. */
  wide: { w: 640, h: 360 },
  /** Avatars: 1:1. */
  square: { w: 200, h: 200 },
} as const satisfies Record<string, Size>

/** Formats a number, rounded to a tenth and without a leading zero: `.5`. */
export function round(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Template tag for path data in which every number is rounded: pathData`M${x} ${y}h0`. */
export function pathData(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1]
    return text + (typeof value === 'number' ? round(value) : (value ?? '')) + part
  })
}

/** Builds an SVG element; undefined attributes are omitted. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`
}

/** Builds a `<g>` element. */
export const group = (attributes: Attributes, ...children: readonly string[]) => tag('g', attributes, ...children)

/** Builds a filled path. */
export const path = (data: string, fill: string, more: Attributes = {}) => tag('path', { fill, d: data, ...more })

/** Builds a circle. Without `fill` it inherits the fill of its group. */
export const circle = (cx: number, cy: number, r: number, fill?: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more })

/** Builds a filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more })

/** Builds a filled rectangle; a position of 0 is omitted. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  tag('rect', { x: x || undefined, y: y || undefined, width, height, fill, ...more })

/** Builds a stroked path without fill; several lines may share one path. */
export const stroke = (data: string, colour: string, width: number, more: Attributes = {}) =>
  tag('path', { fill: 'none', stroke: colour, 'stroke-width': width, d: data, ...more })

/** A point as [x, y]. */
export type Point = readonly [x: number, y: number]

/** Builds a filled polygon. */
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`, fill, more)

/** Builds dots of one size as one path: zero-length lines with round ends. */
export const dots = (points: readonly Point[], diameter: number, colour: string, more: Attributes = {}) =>
  points.length === 0
    ? ''
    : tag('path', {
        stroke: colour,
        'stroke-width': diameter,
        'stroke-linecap': 'round',
        d: points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''),
        ...more,
      })

/**
 * Builds the whole SVG document of a picture that scales to its box. It contains no text, because the page describes
 * the picture in `alt`.
 */
export const picture = ({ w, h }: Size, ...children: readonly string[]) =>
  `${tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: w,
      height: h,
      viewBox: `0 0 ${w} ${h}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    ...children,
  )}\n`
