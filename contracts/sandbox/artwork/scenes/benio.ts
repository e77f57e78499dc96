import { halftone, rings, stars, strewn } from '../marks.ts'
import type { Scene, Subject } from '../scene.ts'
import { circle, d, dots, ellipse, group, path, polygon, rect, round, stroke } from '../svg.ts'

/** A will-o'-wisp: three flames one inside the other, the tip swept aside. */
function flame(x: number, y: number, u: number, [outer, middle, core]: readonly [string, string, string]): string {
  const shape = (s: number, drop: number) =>
    d`M${0.18 * s} ${-1.15 * s + drop}C${0.1 * s} ${-0.55 * s + drop} ${0.78 * s} ${-0.3 * s + drop} ${0.72 * s} ${0.3 * s + drop}A${0.72 * s} ${0.72 * s} 0 0 1 ${-0.72 * s} ${0.3 * s + drop}C${-0.7 * s} ${-0.2 * s + drop} ${0.02 * s} ${-0.45 * s + drop} ${0.18 * s} ${-1.15 * s + drop}z`
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
      d`M0 ${h * (y + 0.03)}C${w * 0.2} ${h * (y - 0.06)} ${w * 0.4} ${h * (y + 0.1)} ${w * 0.6} ${h * (y + 0.03)}S${w * 0.9} ${h * (y - 0.05)} ${w} ${h * y}V${h}H0z`,
      tone.middle,
    ),
    path(
      d`M0 ${h * (y + 0.1)}C${w * 0.25} ${h * (y + 0.02)} ${w * 0.5} ${h * (y + 0.16)} ${w} ${h * (y + 0.08)}V${h}H0z`,
      tone.near,
    ),
  ].join('')
}

/** Flames that wander over the hills, each on its thread. */
export const wisps: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const x = w * 0.5
  const colours = inks(scene)
  return [
    rect(0, 0, w, h, tone.sky),
    circle(x - h * 0.2, h * 0.32, h * 0.25, tone.glow),
    halftone({ w, h }, tone.air, h / 30, (depth) => 4.4 * (0.9 - depth * 2)),
    stroke(
      d`M${x - h * 0.8} ${h * 0.42}C${x - h * 0.4} ${h * 0.3} ${x - h * 0.45} ${h * 0.8} ${x - h * 0.14} ${h * 0.72}S${x + h * 0.12} ${h * 0.3} ${x + h * 0.3} ${h * 0.5}S${x + h * 0.6} ${h * 0.66} ${x + h} ${h * 0.3}`,
      tone.line,
      2,
    ),
    hills(scene, 0.72),
    flame(x + h * 0.18, h * 0.52, h * 0.17, colours),
    flame(x - h * 0.28, h * 0.55, h * 0.095, colours),
    flame(x + h * 0.02, h * 0.26, h * 0.06, colours),
    flame(x + h * 0.5, h * 0.28, h * 0.075, colours),
    flame(x - h * 0.58, h * 0.3, h * 0.06, colours),
    dots(strewn(random, 14, [8, h * 0.1, w - 16, h * 0.5], 30), 3, tone.line),
  ]
}

/** Gates up the hill, a flame waiting below the last one. */
export const gates: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const x = w * 0.5
  const gate = (s: number, foot: number, fill: string) => {
    const [half, top] = [s * 0.5, foot - s * 0.92]
    const post = s * 0.07
    return [
      path(
        d`M${x - half * 1.3} ${top - s * 0.03}q${half * 1.3} ${s * 0.1} ${half * 2.6} 0l${-s * 0.03} ${s * 0.1}q${-half * 1.25} ${s * 0.07} ${-half * 2.5} 0z`,
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
    gate(h * 0.22, h * 0.66, tone.far),
    flame(x, h * 0.61, h * 0.05, [tone.far, tone.glow, tone.mark]),
    gate(h * 0.4, h * 0.76, tone.middle === tone.sky ? tone.far : tone.middle),
    gate(h * 0.74, h * 0.98, tone.body === tone.near ? tone.far : tone.body),
  ]
}

/** Her paper umbrella in the rain, from behind: all one sees of her is the hem. */
export const umbrella: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, r] = [w * 0.5, h * 0.44, Math.min(h * 0.33, w * 0.42)]
  const rain = strewn(random, 40, [0, 0, w, h * 0.86], 34).map(([a, b]) => d`M${a} ${b}l${-h * 0.014} ${h * 0.052}`)
  const ribs = Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * Math.PI * 2
    return d`M${x + Math.cos(turn) * r * 0.1} ${y + Math.sin(turn) * r * 0.1}L${x + Math.cos(turn) * r} ${y + Math.sin(turn) * r}`
  })
  return [
    rect(0, 0, w, h, tone.sky),
    stroke(rain.join(''), tone.line, 1.8, { 'stroke-linecap': 'round', opacity: 0.6 }),
    path(d`M0 ${h * 0.9}q${w * 0.5} ${-h * 0.07} ${w} 0V${h}H0z`, tone.near),
    path(
      d`M${x - r * 0.4} ${y}L${x - r * 0.52} ${h * 0.95}q${r * 0.52} ${h * 0.035} ${r * 1.04} 0L${x + r * 0.4} ${y}z`,
      tone.body,
    ),
    path(d`M${x - r * 0.04} ${h * 0.8}L${x - r * 0.2} ${h * 0.963}q${r * 0.2} ${h * 0.01} ${r * 0.3} 0z`, tone.glow),
    circle(x, y, r, tone.own),
    circle(x, y, r * 0.68, 'none', { stroke: tone.mark, 'stroke-width': r * 0.2 }),
    stroke(ribs.join(''), tone.body, 1.2),
    circle(x, y, r, 'none', { stroke: tone.body, 'stroke-width': 3 }),
    circle(x, y, r * 0.11, tone.body),
    flame(x + r * 1.25, h * 0.68, h * 0.06, inks(scene)),
    flame(x - r * 1.35, h * 0.5, h * 0.042, inks(scene)),
  ]
}

/** Paper lanterns of the send-off night, hung on two lines. */
export const lanterns: Subject = (scene) => {
  const { size, tone } = scene
  const { w, h } = size
  const x = w * 0.5
  const lantern = (cx: number, cy: number, s: number) => {
    const ribs = [-0.55, -0.2, 0.16, 0.52]
      .map((share) => d`M${cx - s * 0.6} ${cy + share * s * 0.72}q${s * 0.6} ${s * 0.16} ${s * 1.2} 0`)
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
      d`M${-10} ${h * 0.1}Q${x} ${h * 0.36} ${w + 10} ${h * 0.06}M${-10} ${h * 0.28}Q${x} ${h * 0.72} ${w + 10} ${h * 0.34}`,
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
