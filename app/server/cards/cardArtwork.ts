import { blendColours } from '@tsudoi/design-system/tokens/oklch'
import type { CardColors } from './cardColors.ts'

/** A rectangle on a card. Position and size are in px. */
export interface CardArea {
  x: number
  y: number
  width: number
  height: number
}

type Drawing = (colors: CardColors) => string

/**
 * Returns a drawing in the channel's colour as SVG elements, for a card whose content has no raster image. The drawing
 * extends beyond the area. The caller paints over the rest, because clipping would take most of the time.
 */
export function cardArtwork(name: string, colors: CardColors, { x, y, width, height }: CardArea): string {
  const drawing = drawings[fnv1aHash(name) % drawings.length] ?? sticks
  const scale = Math.max(width / 600, height / 630)
  const [left, top] = [x + (width - 600 * scale) / 2, y + (height - 630 * scale) / 2]
  return `<g transform="translate(${left} ${top}) scale(${scale})">${drawing(colors)}</g>`
}

/** Draws penlights that fans raise in the dark, the lit ones in front. */
const sticks: Drawing = ({ solid, light, paper, deep, ink }) => {
  const stick = (x: number, top: number, width: number, color: string) => {
    const lean = (720 - top) * 0.268
    return `<path d="M${x} 720L${x + lean} ${top}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`
  }
  const far = [20, 96, 172, 248, 324, 400, 476]
    .map((x, at) => stick(x, 330 + ((at * 53) % 90), 12, blendColours(solid, deep, 0.5)))
    .join('')
  const near = [
    [-150, 250, 54, solid],
    [-20, 150, 54, light],
    [110, 330, 54, solid],
    [240, 96, 54, paper],
    [370, 280, 54, solid],
    [500, 190, 54, light],
  ] as const
  return `<rect width="600" height="630" fill="${deep}"/>${beams(solid, 0.3)}${halftone(ink, 0.5)}${far}${near
    .map(([x, top, width, color]) => stick(x, top, width, color))
    .join('')}`
}

/** Draws a lamp whose light is reflected by water. */
const lamp: Drawing = ({ solid, light, light2, paper, deep, key }) => {
  const rings = [70, 118, 166, 214]
    .map(
      (radius) =>
        `<circle cx="196" cy="190" r="${radius}" fill="none" stroke="${blendColours(paper, solid, 0.55)}" stroke-width="2.5"/>`,
    )
    .join('')
  const wave = (y: number, color: string) =>
    `<path d="M-20 ${y}q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0V700H-20z" fill="${color}"/>`
  return `<rect width="600" height="630" fill="${solid}"/><circle cx="470" cy="120" r="66" fill="${paper}"/><path d="M196 190L640 70V250z" fill="${light}" fill-opacity=".75"/><path d="M196 190L640 300V470z" fill="${light2}" fill-opacity=".5"/><path d="M196 190L-20 60V150z" fill="${light}" fill-opacity=".6"/>${rings}<path d="M172 240h48l26 400h-100z" fill="${deep}"/><path d="M166.500 330h59l5 76h-69z" fill="${paper}"/><path d="M156.500 482h79l5 76h-89z" fill="${paper}"/><rect x="160" y="224" width="72" height="18" fill="${deep}"/><rect x="178" y="160" width="36" height="64" fill="${paper}" stroke="${deep}" stroke-width="6"/><path d="M166 162L196 128l30 34z" fill="${deep}"/><circle cx="196" cy="192" r="10" fill="${key}"/>${wave(520, light2)}${wave(566, deep)}`
}

/** Draws a vinyl record, and its sound waves like dunes. */
const record: Drawing = ({ solid, light, paper, deep, ink }) => {
  const grooves = [250, 232, 214, 196, 178, 160, 142]
    .map((radius) => `<circle cx="330" cy="236" r="${radius}" fill="none" stroke="${solid}" stroke-width="3"/>`)
    .join('')
  const dune = (y: number, seed: number) => {
    const points = Array.from({ length: 51 }, (_, at) => {
      const middle = Math.exp(-(((at - 25) / 13) ** 2))
      const wave = Math.sin(at * 0.9 + seed * 2.1) + Math.sin(at * 0.43 + seed * 3.7) + Math.sin(at * 1.7 + seed)
      return `L${at * 12} ${(y - 10 - middle * 26 * Math.max(0, wave + 0.6)).toFixed(1)}`
    })
    return `<path d="M-10 ${y - 10}${points.join('')}L610 ${y - 10}V660H-10z" fill="${deep}" stroke="${light}" stroke-width="3" stroke-linejoin="round"/>`
  }
  return `<rect width="600" height="630" fill="${solid}"/>${halftone(ink, 0.12)}<circle cx="330" cy="236" r="268" fill="${deep}"/>${grooves}<circle cx="330" cy="236" r="112" fill="${light}"/><circle cx="330" cy="236" r="14" fill="${deep}"/><path d="M330 236L640 -30V60z" fill="${paper}" fill-opacity=".14"/><path d="M330 236L20 480V560z" fill="${paper}" fill-opacity=".14"/>${[510, 534, 558, 582, 606, 630].map((y, at) => dune(y, at + 1)).join('')}`
}

/** Draws a constellation before a large disc. */
const stars: Drawing = ({ solid, light, light2, paper, deep, key }) => {
  const spark = (x: number, y: number, r: number) => {
    const [a, b] = [r * 0.16, r]
    return `<path d="M${x} ${y - b}Q${x + a} ${y - a} ${x + b} ${y}Q${x + a} ${y + a} ${x} ${y + b}Q${x - a} ${y + a} ${x - b} ${y}Q${x - a} ${y - a} ${x} ${y - b}z" fill="${deep}"/>`
  }
  const places = [
    [96, 470, 46],
    [214, 196, 66],
    [352, 292, 84],
    [452, 520, 58],
  ] as const
  const line = places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const bubbles = [
    [70, 300, 18],
    [150, 580, 22],
    [286, 470, 12],
    [530, 420, 20],
    [318, 580, 9],
    [40, 120, 11],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${key}" stroke-width="4"/>`)
    .join('')
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4 + 0.3
    return `<path d="M430 130L${(430 + 226 * Math.cos(angle)).toFixed(0)} ${(130 + 226 * Math.sin(angle)).toFixed(0)}" stroke="${paper}" stroke-width="14"/>`
  }).join('')
  return `<rect width="600" height="630" fill="${light2}"/>${halftone(solid, 0.35)}<circle cx="430" cy="130" r="268" fill="${solid}"/><circle cx="430" cy="130" r="268" fill="none" stroke="${key}" stroke-width="3"/><circle cx="430" cy="130" r="236" fill="none" stroke="${paper}" stroke-width="20"/>${spokes}<circle cx="430" cy="130" r="34" fill="${paper}"/><path d="M640 -20L-20 560V400L600 -60z" fill="${light}" fill-opacity=".35"/>${bubbles}<path d="${line}" fill="none" stroke="${deep}" stroke-width="5"/>${places.map(([x, y, r]) => spark(x, y, r)).join('')}`
}

/** Draws a concert hall: a round spotlight above the heads of the audience. */
const hall: Drawing = ({ solid, light, light2, paper, deep, key }) => {
  const row = (y: number, radius: number, step: number, shift: number, color: string) =>
    `<g fill="${color}">${Array.from({ length: Math.ceil(680 / step) }, (_, at) => {
      const x = at * step + shift - 40
      return `<circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${x - radius * 1.7} ${y + radius * 3.4}q0-${radius * 2.3} ${radius * 1.7}-${radius * 2.3}t${radius * 1.7} ${radius * 2.3}z"/>`
    }).join('')}</g>`
  const raised = [
    [120, 500, 330],
    [250, 520, 300],
    [410, 505, 345],
    [520, 520, 318],
  ]
    .map(
      ([x = 0, from, to = 0]) =>
        `<path d="M${x} ${from}L${x + 44} ${to + 60}" stroke="${deep}" stroke-width="15" stroke-linecap="round"/><path d="M${x + 44} ${to + 60}L${x + 74} ${to - 50}" stroke="${key}" stroke-width="20" stroke-linecap="round"/><path d="M${x + 44} ${to + 60}L${x + 74} ${to - 50}" stroke="${paper}" stroke-width="14" stroke-linecap="round"/>`,
    )
    .join('')
  return `<rect width="600" height="630" fill="${solid}"/><path d="M560 -20L640 -20L330 640H-60z" fill="${light}" fill-opacity=".4"/><circle cx="318" cy="228" r="176" fill="${light2}" stroke="${key}" stroke-width="3"/><path d="M318 52a176 176 0 0 1 0 352a240 240 0 0 0 0-352z" fill="${paper}"/>${row(490, 24, 76, 20, deep)}${raised}<path d="M-20 560h640v90H-20z" fill="${deep}"/>${row(574, 36, 112, 60, deep)}`
}

const drawings: readonly Drawing[] = [sticks, lamp, record, stars, hall]

const beams = (color: string, opacity: number) =>
  `<path fill="${color}" fill-opacity="${opacity}" d="M540 -20L580 -20L300 640H-60zM596 -20L620 -20L560 640H400z"/>`

/** Draws rows of dots at 15° that grow downwards, like the halftone of a printed picture. */
function halftone(color: string, opacity: number): string {
  const dots: string[] = []
  for (let row = 0; row < 24; row += 1) {
    const radius = 1.2 + row * 0.2
    for (let column = -6; column < 26; column += 1) {
      const [x, y] = [column * 27 + row * 7.2, row * 27 - column * 7.2]
      if (x > -8 && x < 608 && y > -8 && y < 638)
        dots.push(
          `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
        )
    }
  }
  return `<path d="${dots.join('')}" fill="${color}" fill-opacity="${opacity}"/>`
}

/** Draws the product's logo: three unlit penlights and a lit one, on a line. `size` is its width and height in px. */
export function drawProductMark(x: number, y: number, size: number, ink: string, lit: string): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 28 28" fill="none" stroke-linecap="round"><path stroke="${ink}" stroke-width="2.6" d="M2.500 9.500l4 12.500M9 5.500l2 16.500M25.500 11l-5 11"/><path stroke="${lit}" stroke-width="3.4" d="M19.500 5l-3.600 16.500"/><path stroke="${ink}" stroke-width="1.5" stroke-linecap="butt" d="M1 26.500h26"/></svg>`
}

/** Draws a penlight on the line at `y`, leaning 15°. */
export function drawPenlight(
  x: number,
  y: number,
  height: number,
  { solid, key }: Pick<CardColors, 'solid' | 'key'>,
): string {
  const path = `M${x} ${y - 5}L${x + height * 0.268} ${y - height}`
  return `<path d="${path}" stroke="${key}" stroke-width="12" stroke-linecap="round"/><path d="${path}" stroke="${solid}" stroke-width="8" stroke-linecap="round"/>`
}

/** Hashes a text to an unsigned 32-bit number (FNV-1a). */
export function fnv1aHash(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
