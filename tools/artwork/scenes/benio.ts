import { halftone, rings, stars, scatteredPoints } from '../marks.ts'
import type { Scene, Subject } from '../scene.ts'
import { circle, pathData, dots, ellipse, group, path, polygon, rect, round, stroke } from '../svg.ts'

/** Draws a will-o'-wisp: three flames one inside the other, with the tip swept aside. */
function flame(x: number, y: number, u: number, [outer, middle, core]: readonly [string, string, string]): string {
  const shape = (s: number, drop: number) =>
    pathData`M${0.18 * s} ${-1.15 * s + drop}C${0.1 * s} ${-0.55 * s + drop} ${0.78 * s} ${-0.3 * s + drop} ${0.72 * s} ${0.3 * s + drop}A${0.72 * s} ${0.72 * s} 0 0 1 ${-0.72 * s} ${0.3 * s + drop}C${-0.7 * s} ${-0.2 * s + drop} ${0.02 * s} ${-0.45 * s + drop} ${0.18 * s} ${-1.15 * s + drop}z`
  return group(
    { transform: `translate(${round(x)} ${round(y)})` },
    path(shape(u, 0), outer),
    path(shape(u * 0.66, u * 0.2), middle),
    path(shape(u * 0.36, u * 0.4), core),
  )
}

const inks = ({ tone }: Scene): readonly [string, string, string] =>
  tone.sky === tone.body || tone.sky === tone.middle
    ? [tone.far, tone.glow, tone.mark]
    : [tone.body, tone.middle, tone.mark]

function hills({ size: { w, h }, tone }: Scene, y: number): string {
  return [
    path(
      pathData`M0 ${h * (y + 0.03)}C${w * 0.2} ${h * (y - 0.06)} ${w * 0.4} ${h * (y + 0.1)} ${w * 0.6} ${h * (y + 0.03)}S${w * 0.9} ${h * (y - 0.05)} ${w} ${h * y}V${h}H0z`,
      tone.middle,
    ),
    path(
      pathData`M0 ${h * (y + 0.1)}C${w * 0.25} ${h * (y + 0.02)} ${w * 0.5} ${h * (y + 0.16)} ${w} ${h * (y + 0.08)}V${h}H0z`,
      tone.near,
    ),
  ].join('')
}

/** Draws flames that float over hills, each hanging on a thread. */
export const floatingFlames: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const x = w * 0.5
  const colours = inks(scene)
  return [
    rect(0, 0, w, h, tone.sky),
    circle(x - h * 0.2, h * 0.32, h * 0.25, tone.glow),
    halftone({ w, h }, tone.air, h / 30, (depth) => 4.4 * (0.9 - depth * 2)),
    stroke(
      pathData`M${x - h * 0.8} ${h * 0.42}C${x - h * 0.4} ${h * 0.3} ${x - h * 0.45} ${h * 0.8} ${x - h * 0.14} ${h * 0.72}S${x + h * 0.12} ${h * 0.3} ${x + h * 0.3} ${h * 0.5}S${x + h * 0.6} ${h * 0.66} ${x + h} ${h * 0.3}`,
      tone.line,
      2,
    ),
    hills(scene, 0.72),
    flame(x + h * 0.18, h * 0.52, h * 0.17, colours),
    flame(x - h * 0.28, h * 0.55, h * 0.095, colours),
    flame(x + h * 0.02, h * 0.26, h * 0.06, colours),
    flame(x + h * 0.5, h * 0.28, h * 0.075, colours),
    flame(x - h * 0.58, h * 0.3, h * 0.06, colours),
    dots(scatteredPoints(random, 14, [8, h * 0.1, w - 16, h * 0.5], 30), 3, tone.line),
  ]
}

/** Draws shrine gates up a hill, with a flame below the last one. */
export const shrineGates: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const x = w * 0.5
  const gate = (s: number, foot: number, fill: string) => {
    const [half, top] = [s * 0.5, foot - s * 0.92]
    const post = s * 0.07
    return [
      path(
        pathData`M${x - half * 1.3} ${top - s * 0.03}q${half * 1.3} ${s * 0.1} ${half * 2.6} 0l${-s * 0.03} ${s * 0.1}q${-half * 1.25} ${s * 0.07} ${-half * 2.5} 0z`,
        fill,
      ),
      rect(x - half * 1.1, top + s * 0.2, half * 2.2, s * 0.06, fill),
      polygon(
        [
          [x - half * 0.82, top + s * 0.08],
          [x - half * 0.82 + post, top + s * 0.08],
          [x - half * 0.94 + post * 1.4, foot],
          [x - half * 0.94, foot],
        ],
        fill,
      ),
      polygon(
        [
          [x + half * 0.82, top + s * 0.08],
          [x + half * 0.82 - post, top + s * 0.08],
          [x + half * 0.94 - post * 1.4, foot],
          [x + half * 0.94, foot],
        ],
        fill,
      ),
      rect(x - s * 0.035, top + s * 0.05, s * 0.07, s * 0.17, fill),
    ].join('')
  }
  return [
    rect(0, 0, w, h, tone.sky),
    circle(x, h * 0.4, h * 0.3, tone.disc),
    stars(random, [8, 8, w - 16, h * 0.5], 18, tone.line),
    hills(scene, 0.7),
    polygon(
      [
        [x - h * 0.03, h * 0.62],
        [x + h * 0.03, h * 0.62],
        [x + h * 0.3, h],
        [x - h * 0.3, h],
      ],
      tone.air,
    ),
    gate(Math.min(h * 0.22, w * 0.22), h * 0.66, tone.far),
    flame(x, h * 0.61, h * 0.05, [tone.far, tone.glow, tone.mark]),
    gate(Math.min(h * 0.4, w * 0.38), h * 0.76, tone.middle === tone.sky ? tone.far : tone.middle),
    gate(Math.min(h * 0.74, w * 0.68), h * 0.98, tone.body === tone.near ? tone.far : tone.body),
  ]
}

/** Draws a paper umbrella in the rain, seen from behind, and two flames beside it. */
export const paperUmbrella: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, r] = [w * 0.5, h * 0.44, Math.min(h * 0.4, w * 0.44)]
  const rain = scatteredPoints(random, 40, [0, 0, w, h * 0.9], 34).map(
    ([a, b]) => pathData`M${a} ${b}l${-h * 0.014} ${h * 0.052}`,
  )
  const edge = pathData`q${-r / 8} ${-r * 0.1} ${-r / 4} 0`.repeat(8)
  const rise = r * 0.78
  const ribs = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(
    (share) => pathData`M${x} ${y - rise}Q${x + r * share * 1.05} ${y - rise * 0.72} ${x + r * share} ${y}`,
  )
  const band = (share: number) =>
    pathData`M${x - r * share} ${y - rise * (1 - share) * 1.6}Q${x} ${y - rise * (1.35 - share * 0.5)} ${x + r * share} ${y - rise * (1 - share) * 1.6}`
  return [
    rect(0, 0, w, h, tone.sky),
    stroke(rain.join(''), tone.line, 1.8, { 'stroke-linecap': 'round', opacity: 0.6 }),
    path(pathData`M0 ${h * 0.9}q${w * 0.5} ${-h * 0.07} ${w} 0V${h}H0z`, tone.near),
    polygon(
      [
        [x - r * 0.3, h * 0.6],
        [x + r * 0.3, h * 0.6],
        [x + r * 0.36, h * 0.97],
        [x - r * 0.36, h * 0.97],
      ],
      tone.own,
    ),
    path(
      pathData`M${x} ${h * 0.55}C${x - r * 0.36} ${h * 0.56} ${x - r * 0.5} ${h * 0.62} ${x - r * 0.58} ${h * 0.83}h${r * 0.3}L${x - r * 0.2} ${h * 0.66}H${x + r * 0.2}L${x + r * 0.28} ${h * 0.83}h${r * 0.3}C${x + r * 0.5} ${h * 0.62} ${x + r * 0.36} ${h * 0.56} ${x} ${h * 0.55}z`,
      tone.own,
    ),
    rect(x - r * 0.29, h * 0.7, r * 0.58, h * 0.085, tone.mark),
    path(
      pathData`M${x - r * 0.3} ${h * 0.685}l${r * 0.26} ${h * 0.045} ${-r * 0.26} ${h * 0.045}zM${x + r * 0.3} ${h * 0.685}l${-r * 0.26} ${h * 0.045} ${r * 0.26} ${h * 0.045}z`,
      tone.body,
    ),
    rect(x - r * 0.08, h * 0.7, r * 0.16, h * 0.06, tone.body, { rx: 3 }),
    path(
      pathData`M${x - r * 0.2} ${h * 0.52}L${x - r * 0.17} ${h * 0.655}q${r * 0.17} ${h * 0.03} ${r * 0.34} 0L${x + r * 0.2} ${h * 0.52}z`,
      tone.body,
    ),
    circle(x, h * 0.505, r * 0.22, tone.body),
    stroke(pathData`M${x + r * 0.34} ${y - 6}V${h * 0.68}`, tone.body, 3.5),
    path(pathData`M${x - r} ${y}A${r} ${rise} 0 0 1 ${x + r} ${y}${edge}z`, tone.own),
    stroke(band(0.88), tone.mark, r * 0.1),
    stroke(ribs.join(''), tone.body, 1.4),
    rect(x - 3, y - rise - r * 0.09, 6, r * 0.13, tone.body, { rx: 2 }),
    flame(x + r * 0.9, h * 0.74, h * 0.06, inks(scene)),
    flame(x - r * 1.05, h * 0.62, h * 0.042, inks(scene)),
  ]
}

/** Draws paper lanterns of a festival night, hung on two lines. */
export const paperLanterns: Subject = (scene) => {
  const { size, tone } = scene
  const { w, h } = size
  const x = w * 0.5
  const lantern = (cx: number, cy: number, s: number) => {
    const ribs = [-0.55, -0.2, 0.16, 0.52]
      .map((share) => pathData`M${cx - s * 0.6} ${cy + share * s * 0.72}q${s * 0.6} ${s * 0.16} ${s * 1.2} 0`)
      .join('')
    return [
      rect(cx - s * 0.26, cy - s * 0.86, s * 0.52, s * 1.72, tone.body),
      ellipse(cx, cy, s * 0.66, s * 0.72, tone.far === tone.sky ? tone.mark : tone.far),
      ellipse(cx, cy, s * 0.3, s * 0.72, tone.glow),
      stroke(ribs, tone.body, 1.3, { opacity: 0.5 }),
    ].join('')
  }
  return [
    rect(0, 0, w, h, tone.sky),
    rings(x, h * 0.42, [h * 0.3, h * 0.4, h * 0.5], tone.air, 3),
    stroke(
      pathData`M${-10} ${h * 0.1}Q${x} ${h * 0.36} ${w + 10} ${h * 0.06}M${-10} ${h * 0.28}Q${x} ${h * 0.72} ${w + 10} ${h * 0.34}`,
      tone.line,
      1.6,
    ),
    hills(scene, 0.78),
    lantern(x, h * 0.47, h * 0.17),
    lantern(x - h * 0.36, h * 0.27, h * 0.1),
    lantern(x + h * 0.34, h * 0.24, h * 0.12),
    lantern(x + h * 0.62, h * 0.52, h * 0.09),
    lantern(x - h * 0.62, h * 0.5, h * 0.11),
    flame(x - h * 0.2, h * 0.8, h * 0.05, inks(scene)),
    flame(x + h * 0.26, h * 0.84, h * 0.035, inks(scene)),
  ]
}
