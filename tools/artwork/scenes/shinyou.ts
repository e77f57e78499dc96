import { birds, halftone, rings, stars } from '../marks.ts'
import type { Random } from '../random.ts'
import type { Subject } from '../scene.ts'
import { circle, pathData, path, polygon, rect, stroke, type Size } from '../svg.ts'

/**
 * Draws a spruce: three tiers of drooping branches on a trunk. Coordinates are whole numbers, because a forest consists
 * of many spruces.
 */
function spruce(x: number, foot: number, height: number): string {
  const step = (share: number) => Math.round(height * share)
  const [tier, notch, trunk] = [step(0.3), step(0.06), step(0.03)]
  const reach = [step(0.13), step(0.16), step(0.19)] as const
  const right = `l${reach[0]} ${tier}h-${notch}l${reach[1] - notch} ${tier}h-${notch}l${reach[2] - notch} ${tier}`
  const width = reach[0] + reach[1] + reach[2] - 2 * notch * 2 + 2 * notch
  const left = `l${reach[2] - notch}-${tier}h-${notch}l${reach[1] - notch}-${tier}h-${notch}z`
  return `M${Math.round(x)} ${Math.round(foot - height)}${right}h-${width - notch * 2 - trunk}v${trunk * 3}h-${trunk * 2}v-${trunk * 3}h-${width - notch * 2 - trunk}${left}`
}

/** Draws a row of trees of uneven height on a strip of ground. */
function wood({ w, h }: Size, random: Random, foot: number, height: number, step: number, fill: string): string {
  const trees: string[] = []
  for (let x = random.between(-step, 0); x < w + step; x += step * random.between(0.7, 1.25)) {
    const tall = height * random.between(0.66, 1.08)
    trees.push(spruce(x, foot + tall * 0.2, tall))
  }
  return path(`${trees.join('')}${pathData`M0 ${foot}H${w}V${h}H0z`}`, fill)
}

/** Draws the forest at dusk: rows of trees one behind the other, below a large moon. */
export const forest: Subject = ({ size, tone, random }) => {
  const { w, h } = size
  const x = w * 0.5
  const rows =
    tone.air === tone.mark
      ? [tone.far, tone.middle, tone.near, tone.body]
      : [tone.air, tone.far, tone.middle, tone.near]
  const [first = '', second = '', third = '', last = ''] = rows
  return [
    rect(0, 0, w, h, tone.sky),
    circle(x + h * 0.12, h * 0.34, h * 0.24, tone.disc),
    birds(
      [
        [x - h * 0.34, h * 0.24],
        [x - h * 0.24, h * 0.29],
        [x - h * 0.1, h * 0.32],
      ],
      h * 0.032,
      tone.body,
    ),
    wood(size, random, h * 0.68, h * 0.2, h * 0.075, first),
    wood(size, random, h * 0.76, h * 0.27, h * 0.11, second),
    wood(size, random, h * 0.87, h * 0.34, h * 0.16, third),
    wood(size, random, h * 0.99, h * 0.38, h * 0.22, last),
  ]
}

/** Draws a lake without wind: mountains, their reflection and one canoe. */
export const lake: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, shore] = [w * 0.5, h * 0.62]
  const peaks = (flip: 1 | -1): string => {
    const y = (share: number) => shore - flip * h * share
    return [
      polygon(
        [
          [x - h * 0.75, shore],
          [x - h * 0.36, y(0.3)],
          [x + h * 0.05, shore],
        ],
        tone.far,
      ),
      polygon(
        [
          [x - h * 0.2, shore],
          [x + h * 0.2, y(0.42)],
          [x + h * 0.7, shore],
        ],
        tone.middle,
      ),
      polygon(
        [
          [x + h * 0.2, y(0.42)],
          [x + h * 0.09, y(0.305)],
          [x + h * 0.15, y(0.27)],
          [x + h * 0.2, y(0.32)],
          [x + h * 0.27, y(0.26)],
          [x + h * 0.315, y(0.322)],
        ],
        tone.mark,
      ),
      polygon(
        [
          [x - h * 0.36, y(0.3)],
          [x - h * 0.45, y(0.235)],
          [x - h * 0.37, y(0.21)],
          [x - h * 0.32, y(0.24)],
          [x - h * 0.265, y(0.232)],
        ],
        tone.mark,
      ),
    ].join('')
  }
  const ripples = [0.7, 0.78, 0.9, 0.95]
    .map(
      (y, row) =>
        pathData`M${x - h * (0.5 - row * 0.17)} ${h * y}h${h * 0.34}M${x + h * (0.12 + row * 0.06)} ${h * (y + 0.03)}h${h * 0.26}`,
    )
    .join('')
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 28, (depth) => 5 * (0.6 - depth)),
    circle(x - h * 0.1, h * 0.2, h * 0.11, tone.disc),
    peaks(1),
    rect(0, shore, w, h, tone.air),
    `<g opacity=".38">${peaks(-1)}</g>`,
    wood({ w, h: shore + 5 }, random, shore, h * 0.1, h * 0.05, tone.near),
    stroke(ripples, tone.line, 1.8, { 'stroke-linecap': 'round', opacity: 0.7 }),
    path(
      pathData`M${x - h * 0.17} ${h * 0.815}q${h * 0.17} ${h * 0.09} ${h * 0.34} 0q${-h * 0.03} ${h * 0.075} ${-h * 0.08} ${h * 0.075}h${-h * 0.18}q${-h * 0.05} 0 ${-h * 0.08} ${-h * 0.075}z`,
      tone.body,
    ),
    circle(x - h * 0.02, h * 0.765, h * 0.026, tone.body),
    path(
      pathData`M${x - h * 0.06} ${h * 0.86}q0 ${-h * 0.072} ${h * 0.04} ${-h * 0.072}t${h * 0.04} ${h * 0.072}z`,
      tone.glow,
    ),
    stroke(pathData`M${x + h * 0.08} ${h * 0.76}L${x - h * 0.03} ${h * 0.93}`, tone.body, 3, {
      'stroke-linecap': 'round',
    }),
  ]
}

/** Draws the club's cabin with its fire, and sparks that rise into the night. */
export const cabin: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, u] = [w * 0.5, h * 0.82, h * 0.22]
  const smoke = pathData`M${x + u * 0.52} ${y - u * 1.62}c${-u * 0.5} ${-u * 0.4} ${u * 0.5} ${-u * 0.6} 0 ${-u}s${u * 0.35} ${-u * 0.6} 0 ${-u}`
  const logs = [0.16, 0.36, 0.56, 0.76].map((share) => pathData`M${x - u} ${y - u * share}h${u * 2}`).join('')
  return [
    rect(0, 0, w, h, tone.sky),
    circle(x - h * 0.34, h * 0.22, h * 0.1, tone.disc),
    stars(random, [8, 8, w - 16, h * 0.5], 30, tone.line),
    stroke(smoke, tone.line, 5, { 'stroke-linecap': 'round', opacity: 0.6 }),
    wood(size, random, h * 0.76, h * 0.34, h * 0.13, tone.far),
    wood(size, random, h * 0.8, h * 0.2, h * 0.1, tone.middle),
    path(pathData`M0 ${y - 3}q${w * 0.5} ${h * 0.03} ${w} 0V${h}H0z`, tone.near),
    rect(x + u * 0.38, y - u * 1.62, u * 0.26, u * 0.7, tone.mark),
    rect(x - u, y - u * 0.95, u * 2, u * 0.98, tone.mark),
    stroke(logs, tone.body, 1.6),
    polygon(
      [
        [x - u * 1.25, y - u * 0.82],
        [x, y - u * 1.72],
        [x + u * 1.25, y - u * 0.82],
      ],
      tone.body,
    ),
    circle(x, y - u * 1.12, u * 0.16, tone.glow),
    rect(x - u * 0.76, y - u * 0.66, u * 0.52, u * 0.4, tone.glow, { stroke: tone.body, 'stroke-width': 4 }),
    rect(x + u * 0.18, y - u * 0.7, u * 0.46, u * 0.73, tone.body),
    stroke(pathData`M${x - u * 0.5} ${y - u * 0.66}v${u * 0.4}`, tone.body, 2.4),
    polygon(
      [
        [x - u * 0.95, y + u * 0.62],
        [x - u * 1.2, y + u * 0.3],
        [x - u * 0.05 - u, y - u * 0.02],
        [x - u * 0.8, y + u * 0.26],
        [x - u * 0.62, y + u * 0.62],
      ],
      tone.glow,
    ),
  ]
}

/** Draws an owl on a branch, the mascot of the night club, looking at the viewer. */
export const owl: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, u] = [w * 0.5, h * 0.46, h * 0.2]
  const feathers = [0, 1, 2]
    .map((row) =>
      [-1, 0, 1]
        .map(
          (place) =>
            pathData`M${x + place * u * 0.36 - u * 0.16 + (row % 2) * u * 0.18} ${y + u * (0.5 + row * 0.3)}q${u * 0.16} ${u * 0.22} ${u * 0.32} 0`,
        )
        .join(''),
    )
    .join('')
  return [
    rect(0, 0, w, h, tone.sky),
    circle(x, h * 0.42, h * 0.34, tone.disc),
    stars(random, [8, 8, w - 16, h * 0.7], 18, tone.line),
    wood(size, random, h * 0.96, h * 0.26, h * 0.12, tone.far),
    path(
      pathData`M${x - u * 0.95} ${y - u * 0.95}q${u * 0.5} ${u * 0.3} ${u * 0.95} ${u * 0.22}t${u * 0.95} ${-u * 0.22}q${u * 0.12} ${u * 0.6} ${u * 0.1} ${u * 1.1}c0 ${u * 1.1} ${-u * 0.4} ${u * 1.6} ${-u * 1.05} ${u * 1.6}s${-u * 1.05} ${-u * 0.5} ${-u * 1.05} ${-u * 1.6}q${-u * 0.02} ${-u * 0.5} ${u * 0.1} ${-u * 1.1}z`,
      tone.body,
    ),
    circle(x - u * 0.43, y - u * 0.18, u * 0.44, tone.mark),
    circle(x + u * 0.43, y - u * 0.18, u * 0.44, tone.mark),
    circle(x - u * 0.38, y - u * 0.16, u * 0.23, tone.body),
    circle(x + u * 0.38, y - u * 0.16, u * 0.23, tone.body),
    circle(x - u * 0.31, y - u * 0.23, u * 0.07, tone.mark),
    circle(x + u * 0.45, y - u * 0.23, u * 0.07, tone.mark),
    polygon(
      [
        [x - u * 0.13, y + u * 0.1],
        [x + u * 0.13, y + u * 0.1],
        [x, y + u * 0.38],
      ],
      tone.glow,
    ),
    stroke(feathers, tone.glow, 3, { 'stroke-linecap': 'round' }),
    path(
      pathData`M0 ${h * 0.8}q${w * 0.5} ${-h * 0.06} ${w} ${h * 0.02}v${h * 0.035}q${-w * 0.5} ${-h * 0.05} ${-w} 0z`,
      tone.near,
    ),
    stroke(
      pathData`M${x - u * 0.5} ${y + u * 1.56}v${u * 0.2}M${x - u * 0.3} ${y + u * 1.56}v${u * 0.2}M${x + u * 0.3} ${y + u * 1.56}v${u * 0.2}M${x + u * 0.5} ${y + u * 1.56}v${u * 0.2}`,
      tone.glow,
      5,
      { 'stroke-linecap': 'round' },
    ),
    rings(x, h * 0.42, [h * 0.4, h * 0.46], tone.line),
  ]
}
