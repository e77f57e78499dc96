import { halftone, lightShafts, sparkle, scatteredPoints } from '../marks.ts'
import type { Scene, Subject } from '../scene.ts'
import { circle, pathData, group, path, polygon, rect, round, stroke, type Point } from '../svg.ts'

/** Draws a slice of lemon: rind, pith and ten segments with round corners. */
function slice(x: number, y: number, r: number, turn: number, { tone }: Scene, rind: string): string {
  const count = 10
  const segment = (index: number) => {
    const at = (share: number, reach: number): Point => {
      const angle = ((index + share) / count) * Math.PI * 2 + (turn * Math.PI) / 180
      return [Math.cos(angle) * r * reach, Math.sin(angle) * r * reach]
    }
    const [a, b, c] = [at(0.5, 0.14), at(0.09, 0.8), at(0.91, 0.8)]
    return pathData`M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${r * 0.84} ${r * 0.84} 0 0 1 ${c[0]} ${c[1]}z`
  }
  const segments = Array.from({ length: count }, (_, index) => segment(index)).join('')
  return group(
    { transform: `translate(${round(x)} ${round(y)})` },
    circle(0, 0, r, rind),
    circle(0, 0, r * 0.93, tone.mark),
    path(segments, tone.own, { stroke: tone.own, 'stroke-width': r * 0.035, 'stroke-linejoin': 'round' }),
  )
}

function bubbles(
  { size, tone, random }: Scene,
  count: number,
  area: readonly [number, number, number, number],
): string {
  return group(
    { fill: 'none', stroke: tone.line === tone.mark ? tone.glow : tone.line, 'stroke-width': 2 },
    ...scatteredPoints(random, count, area, size.h * 0.09).map(([x, y]) =>
      circle(x, y, size.h * (random() > 0.6 ? random.between(0.02, 0.032) : random.between(0.008, 0.015))),
    ),
  )
}

function constellation(points: readonly (readonly [number, number, number])[], colour: string): string {
  const line = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
  return stroke(line, colour, 2) + points.map(([x, y, r]) => sparkle(x, y, r, colour)).join('')
}

/** Draws five stars over slices of lemon, one star for each member of the channel. */
export const starsOverLemonSlices: Subject = (scene) => {
  const { size, tone } = scene
  const { w, h } = size
  const x = w * 0.5
  const rind = tone.shade
  return [
    rect(0, 0, w, h, tone.sky),
    slice(x + h * 0.24, h * 0.27, h * 0.46, 9, scene, rind),
    slice(x - h * 0.36, h * 0.93, h * 0.2, 4, scene, rind),
    bubbles(scene, 16, [w * 0.08, h * 0.35, w * 0.84, h * 0.6]),
    constellation(
      [
        [x - h * 0.36, h * 0.62, h * 0.055],
        [x - h * 0.2, h * 0.3, h * 0.06],
        [x + h * 0.02, h * 0.42, h * 0.1],
        [x + h * 0.13, h * 0.8, h * 0.055],
        [x + h * 0.42, h * 0.87, h * 0.045],
      ],
      tone.line,
    ),
  ]
}

/** Draws the main picture of the channel's parade: slices of lemon as moons over a halftone night sky. */
export const paradeNight: Subject = (scene) => {
  const { size, tone } = scene
  const { w, h } = size
  const x = w * 0.5
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 26, (depth) => 5.4 * Math.min(1, 0.5 + depth * 0.6)),
    slice(x - h * 0.3, h * 0.16, h * 0.46, 9, scene, tone.shade),
    slice(x + h * 0.36, h * 1.02, h * 0.2, 0, scene, tone.shade),
    bubbles(scene, 12, [x - h * 0.55, h * 0.5, h * 1.1, h * 0.4]),
    constellation(
      [
        [x - h * 0.3, h * 0.42, h * 0.06],
        [x, h * 0.48, h * 0.05],
        [x + h * 0.12, h * 0.82, h * 0.1],
        [x + h * 0.4, h * 0.62, h * 0.06],
        [x + h * 0.52, h * 0.3, h * 0.04],
      ],
      tone.mark,
    ),
  ]
}

/** Draws a tall glass of soda in front of the sun, for the new song. */
export const glassOfSoda: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, top, foot, u] = [w * 0.5, h * 0.22, h * 0.9, h * 0.15]
  const edge = (y: number) => u * (1 - (0.22 * (y - top)) / (foot - top))
  const level = h * 0.36
  const fizz = scatteredPoints(random, 16, [x - u * 0.68, level + 14, u * 1.36, foot - level - 34], 13)
  const liquid = tone.sky === tone.mark || tone.key === undefined ? tone.far : tone.glow
  return [
    rect(0, 0, w, h, tone.sky),
    lightShafts(size, tone.glow, tone.key ? 0.7 : 0.22),
    slice(x + h * 0.3, h * 0.36, h * 0.24, 12, scene, tone.shade),
    rect(0, foot - h * 0.02, w, h, tone.near),
    stroke(pathData`M${x - u * 0.2} ${h * 0.6}L${x + u * 0.62} ${h * 0.05}`, tone.mark, 9),
    stroke(pathData`M${x - u * 0.2} ${h * 0.6}L${x + u * 0.62} ${h * 0.05}`, tone.body, 9, {
      'stroke-dasharray': '9 9',
    }),
    polygon(
      [
        [x - edge(level), level],
        [x + edge(level), level],
        [x + edge(foot - 12), foot - 10],
        [x - edge(foot - 12), foot - 10],
      ],
      liquid,
      { opacity: 0.94 },
    ),
    group(
      { fill: 'none', stroke: tone.body, 'stroke-width': 2 },
      ...fizz.map(([cx, cy]) => circle(cx, cy, random.between(2.5, 6.5))),
    ),
    stroke(
      pathData`M${x - edge(top)} ${top}L${x - edge(foot)} ${foot}H${x + edge(foot)}L${x + edge(top)} ${top}`,
      tone.mark,
      5,
      { 'stroke-linejoin': 'round' },
    ),
    stroke(
      pathData`M${x - edge(top) - 3} ${top}L${x - edge(foot) - 3} ${foot + 2.5}H${x + edge(foot) + 3}L${x + edge(top) + 3} ${top}`,
      tone.body,
      1.6,
    ),
    sparkle(x - h * 0.36, h * 0.3, h * 0.07, tone.line),
    sparkle(x - h * 0.25, h * 0.52, h * 0.035, tone.line),
    sparkle(x + h * 0.46, h * 0.74, h * 0.045, tone.line),
  ]
}

/** Draws the five members from afar, recognisable by their hair: short, two tails, bob, long, two buns. */
function five(middle: number, foot: number, step: number, fill: string): string {
  const u = step * 0.3
  const head = foot - u * 2.5
  const hair = [
    (x: number) => pathData`M${x + u * 0.2} ${head - u * 0.5}l${u * 0.6} ${-u * 0.3} ${-u * 0.1} ${u * 0.7}z`,
    (x: number) =>
      pathData`M${x - u * 0.4} ${head - u * 0.3}q${-u * 1.1} ${u * 0.1} ${-u * 0.5} ${u * 1.5}zM${x + u * 0.4} ${head - u * 0.3}q${u * 1.1} ${u * 0.1} ${u * 0.5} ${u * 1.5}z`,
    (x: number) => pathData`M${x - u * 0.62} ${head}h${u * 1.24}v${u * 0.75}h${-u * 1.24}z`,
    (x: number) => pathData`M${x - u * 0.6} ${head}h${u * 1.2}v${u * 1.6}h${-u * 1.2}z`,
    (x: number) =>
      pathData`M${x - u * 0.78} ${head - u * 0.5}a${u * 0.3} ${u * 0.3} 0 1 1 ${u * 0.6} 0 ${u * 0.3} ${u * 0.3} 0 1 1 ${-u * 0.6} 0M${x + u * 0.18} ${head - u * 0.5}a${u * 0.3} ${u * 0.3} 0 1 1 ${u * 0.6} 0 ${u * 0.3} ${u * 0.3} 0 1 1 ${-u * 0.6} 0`,
  ]
  const figures = hair.map((style, index) => {
    const x = middle + (index - 2) * step
    const dress = pathData`M${x - u * 1.05} ${foot}L${x - u * 0.42} ${foot - u * 1.8}h${u * 0.84}L${x + u * 1.05} ${foot}z`
    return circle(x, head, u * 0.6, fill) + path(style(x) + dress, fill)
  })
  return figures.join('')
}

/** Draws a concert stage with a spotlight for each of the five members, and an audience that holds up penlights. */
export const stageAndAudience: Subject = ({ size, tone, random }) => {
  const { w, h } = size
  const [x, floor, step] = [w * 0.5, h * 0.6, Math.min(h * 0.22, w * 0.17)]
  const sticks: string[] = []
  for (let row = 0; row < 3; row += 1)
    for (let stick = (row % 2) * 14 - 6; stick < w; stick += 27 + row * 6)
      sticks.push(
        pathData`M${stick} ${h * (0.84 + row * 0.085) + random.between(-6, 6)}l${random.between(3, 8)} ${-h * (0.055 + row * 0.012)}`,
      )
  const spots = [-2, -1, 1, 2, 0].map((place) => {
    const [source, target] = [x + place * step * 0.5, x + place * step]
    const cone = [
      [source - 4, 0],
      [source + 4, 0],
      [target + step * 0.44, floor],
      [target - step * 0.44, floor],
    ] as const
    return polygon(cone, tone.glow, place ? { opacity: 0.5 } : {})
  })
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 26, (depth) => 5 * (0.7 - depth)),
    ...spots,
    five(x, floor + 1, step, tone.body),
    rect(0, floor, w, h, tone.own),
    rect(0, floor + h * 0.035, w, 3, tone.body),
    path(pathData`M0 ${h * 0.8}q${w * 0.5} ${-h * 0.12} ${w} 0V${h}H0z`, tone.body),
    stroke(sticks.join(''), tone.glow, 5, { 'stroke-linecap': 'round' }),
  ]
}
