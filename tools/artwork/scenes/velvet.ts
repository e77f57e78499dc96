import { halftone, stars } from '../marks.ts'
import type { Random } from '../random.ts'
import type { Subject } from '../scene.ts'
import { circle, pathData, group, path, polygon, rect, round, stroke, type Size } from '../svg.ts'

function record(x: number, y: number, r: number, disc: string, groove: string, label: string, hole: string): string {
  const grooves = Array.from({ length: 11 }, (_, index) => circle(x, y, r * (0.36 + index * 0.055)))
  return [
    circle(x, y, r, disc),
    group({ fill: 'none', stroke: groove, 'stroke-width': 1.1 }, ...grooves),
    circle(x, y, r * 0.29, label),
    circle(x, y, r * 0.045, hole),
  ].join('')
}

/** Draws rows of sound waves one behind the other, which look like dunes: with light crests and dark hollows. */
function dunes({ w, h }: Size, random: Random, top: number, crest: string, hollow: string, line: string): string {
  const rows = 9
  const count = 20
  const step = w / count
  const parts = Array.from({ length: rows }, (_, row) => {
    const y = top + ((h - top) * (row + 0.4)) / rows
    const peak = (h - top) * 0.52 * (1 - row / (rows + 3))
    const heights = Array.from({ length: count + 1 }, (_point, index) => {
      const middle = Math.max(0, 1 - Math.abs(index / count - 0.5) * 2.1)
      return y - peak * middle * random.between(0.1, 1) - random() * 3
    })
    const ridge = (height: (crestHeight: number) => number) =>
      `M${heights.map((value, index) => `${Math.round(index * step)} ${Math.round(height(value))}`).join('L')}V${h + 2}H0z`
    const floor = y + (h - top) * 0.075
    return (
      path(
        ridge((value) => value),
        crest,
      ) +
      path(
        ridge((value) => value * 0.42 + floor * 0.58),
        hollow,
      )
    )
  })
  return group({ stroke: line, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }, ...parts)
}

/** Draws a vinyl record that sets like a sun behind dunes of sound. */
export const vinyl: Subject = ({ size, tone, random }) => {
  const { w, h } = size
  return [
    rect(0, 0, w, h, tone.sky),
    record(w * 0.5, h * 0.37, h * 0.35, tone.body, tone.own, tone.sky === tone.own ? tone.glow : tone.own, tone.body),
    dunes(size, random, h * 0.62, tone.own, tone.body, tone.glow),
  ]
}

/** Draws the glowing tube of a warm amplifier. */
export const amplifierTube: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, u] = [w * 0.5, h * 0.44, h * 0.17]
  const foot = y + u * 1.75
  const glass = pathData`M${x - u} ${foot}V${y - u * 0.7}C${x - u} ${y - u * 1.7} ${x - u * 0.3} ${y - u * 1.6} ${x - u * 0.16} ${y - u * 2.1}h${u * 0.32}C${x + u * 0.3} ${y - u * 1.6} ${x + u} ${y - u * 1.7} ${x + u} ${y - u * 0.7}V${foot}z`
  const grid = Array.from(
    { length: 7 },
    (_, row) => pathData`M${x - u * 0.42} ${y - u * 0.62 + row * u * 0.26}h${u * 0.84}`,
  ).join('')
  const pins = [-0.6, -0.2, 0.2, 0.6].map((place) => pathData`M${x + u * place} ${foot + u * 0.6}v${u * 0.42}`).join('')
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 28, (depth) => 5.6 * (1 - Math.abs(depth - 0.5) * 2.2)),
    circle(x, y + u * 0.1, h * 0.4, tone.glow, { opacity: 0.22 }),
    circle(x, y + u * 0.1, h * 0.31, tone.glow, { opacity: 0.4 }),
    stars(random, [8, 8, w - 16, h * 0.8], 16, tone.line),
    path(glass, tone.glow),
    path(
      pathData`M${x - u * 0.82} ${y + u}V${y - u * 0.5}q0 ${-u * 0.5} ${u * 0.4} ${-u * 0.74}q${-u * 0.16} ${u * 0.5} ${-u * 0.16} ${u}z`,
      tone.mark,
    ),
    rect(x - u * 0.56, y - u * 0.85, u * 1.12, u * 2.1, tone.body),
    stroke(grid, tone.far, 3.4),
    stroke(
      pathData`M${x - u * 0.14} ${y + u * 1.25}V${y - u * 0.6}q${u * 0.14} ${-u * 0.2} ${u * 0.28} 0V${y + u * 1.25}`,
      tone.mark,
      4,
    ),
    stroke(pathData`M${x - u * 0.4} ${y + u * 1.2}V${foot}M${x + u * 0.4} ${y + u * 1.2}V${foot}`, tone.body, 4),
    rect(x - u * 1.12, foot, u * 2.24, u * 0.62, tone.body),
    rect(x - u * 1.12, foot + u * 0.18, u * 2.24, u * 0.1, tone.far),
    stroke(pins, tone.body, 7),
    rect(0, foot + u * 0.92, w, h, tone.near),
    rect(0, foot + u * 0.92, w, 3, tone.far),
  ]
}

/** Draws piano keys that run to the horizon, below a sun made of bars. */
export const pianoKeys: Subject = ({ size, tone }) => {
  const { w, h } = size
  const [x, far, r] = [w * 0.5, h * 0.56, h * 0.34]
  const spread = (share: number, y: number) => x + (share - 0.5) * w * (0.42 + 1.5 * ((y - far) / (h - far)))
  const count = 14
  const gaps = Array.from(
    { length: count + 1 },
    (_, index) => pathData`M${spread(index / count, far)} ${far}L${spread(index / count, h)} ${h}`,
  ).join('')
  const black = Array.from({ length: count }, (_, index) => index)
    .filter((index) => [0, 1, 3, 4, 5].includes(index % 7))
    .map((index) => {
      const [a, b] = [(index + 0.7) / count, (index + 1.3) / count]
      const end = far + (h - far) * 0.56
      return pathData`M${spread(a, far)} ${far}H${spread(b, far)}L${spread(b, end)} ${end}H${spread(a, end)}z`
    })
    .join('')
  const cuts = [0.08, 0.24, 0.38, 0.5].map((share, index) =>
    rect(x - r - 4, far - r * share * 1.3 - 4, r * 2 + 8, 9 - index * 1.8, tone.sky),
  )
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 28, (depth) => 5.4 * (0.7 - depth)),
    circle(x, far - r * 0.16, r, tone.disc === tone.sky ? tone.far : tone.disc),
    ...cuts,
    polygon(
      [
        [spread(0, far), far],
        [spread(1, far), far],
        [spread(1, h), h],
        [spread(0, h), h],
      ],
      tone.mark,
    ),
    path(
      pathData`M0 ${far}H${spread(0, far)}L${spread(0, h)} ${h}H0zM${w} ${far}H${spread(1, far)}L${spread(1, h)} ${h}H${w}z`,
      tone.body,
    ),
    stroke(gaps, tone.body, 2),
    path(black, tone.body),
    rect(0, far - 4, w, 6, tone.body),
  ]
}

/** Draws a city of level bars at night, and its reflection on wet asphalt. */
export const cityOfLevelBars: Subject = ({ size, tone, random }) => {
  const { w, h } = size
  const base = h * 0.68
  const [width, gap, unit] = [h * 0.052, h * 0.02, h * 0.05]
  const bars: string[] = []
  const mirror: string[] = []
  const caps: string[] = []
  for (let x = 0; x < w + width; x += width + gap) {
    const near = 1 - Math.abs(x / w - 0.5) * 1.3
    const steps = Math.max(1, Math.round(11 * near * random.between(0.35, 1)))
    bars.push(pathData`M${x} ${base - unit * 0.28}V${base - steps * unit}`)
    caps.push(pathData`M${x} ${base - (steps + 0.6) * unit}v${-unit * 0.4}`)
    mirror.push(pathData`M${x} ${base + unit * 0.4}v${steps * unit * 0.28}`)
  }
  return [
    rect(0, 0, w, h, tone.sky),
    circle(w * 0.5, h * 0.34, h * 0.25, tone.air),
    stars(random, [8, 8, w - 16, h * 0.4], 22, tone.line),
    stroke(bars.join(''), tone.far, width, { 'stroke-dasharray': `${round(unit * 0.72)} ${round(unit * 0.28)}` }),
    stroke(caps.join(''), tone.glow, width),
    rect(0, base, w, h, tone.near),
    stroke(mirror.join(''), tone.middle === tone.near ? tone.far : tone.middle, width, { opacity: 0.7 }),
    rect(0, base, w, 2.4, tone.glow),
    group(
      { transform: `translate(${round(w * 0.5)} ${round(h * 0.34)})` },
      record(0, 0, h * 0.13, tone.body, tone.far, tone.glow, tone.body),
    ),
  ]
}
