import { halftone, outlineAttributes, stars, scatteredPoints } from '../marks.ts'
import type { Scene, Subject } from '../scene.ts'
import { circle, pathData, dots, path, polygon, rect, stroke, type Point } from '../svg.ts'

function snow({ size: { w, h }, random }: Scene, count: number, colour: string, below = 1): string {
  const flakes = scatteredPoints(random, count, [0, 0, w, h * below], 18)
  const cut = Math.ceil(count * 0.6)
  return dots(flakes.slice(0, cut), 3.2, colour) + dots(flakes.slice(cut), 6, colour)
}

function drift({ size: { w, h }, tone }: Scene, y: number, fill: string, bend: number): string {
  return path(
    pathData`M-4 ${h * y}C${w * 0.25} ${h * (y - bend)} ${w * 0.62} ${h * (y + bend)} ${w + 4} ${h * (y - bend * 0.6)}V${h + 4}H-4z`,
    fill,
    outlineAttributes(tone.key),
  )
}

/** Draws the disc of a music box: tracks of pins above the snow. */
export const musicBoxDisc: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, r] = [w * 0.5 + h * 0.05, h * 0.4, h * 0.41]
  const quiet: Point[] = []
  const loud: Point[] = []
  for (let track = 0; track < 8; track += 1)
    for (let angle = random() * 0.6; angle < 6.2; angle += random.between(0.26, 0.62) / (0.6 + track * 0.11)) {
      const reach = r * (0.3 + track * 0.088)
      const pin: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      ;(random() > 0.78 ? loud : quiet).push(pin)
    }
  const face = tone.sky === tone.mark ? tone.glow : tone.mark
  return [
    rect(0, 0, w, h, tone.sky),
    snow(scene, 26, tone.key ? tone.shade : tone.mark, 0.8),
    circle(x, y, r, tone.key ? face : tone.middle, tone.key ? { stroke: tone.key, 'stroke-width': 2 } : {}),
    dots(quiet, h * 0.016, tone.key ? tone.shade : tone.mark),
    dots(loud, h * 0.017, tone.key ? tone.body : tone.glow),
    circle(x, y, r * 0.13, tone.key ? tone.body : tone.mark),
    circle(x, y, r * 0.05, tone.key ? face : tone.middle),
    drift(scene, 0.76, tone.key ? tone.glow : tone.glow, 0.07),
    drift(scene, 0.86, tone.mark, -0.05),
    drift(scene, 0.96, tone.key ? tone.sky : tone.air, 0.03),
  ]
}

/** Draws a house in a snow globe with a lit lamp and a key to wind it. */
export const snowGlobe: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, r] = [w * 0.5, h * 0.44, h * 0.33]
  const fall = scatteredPoints(random, 46, [x - r, y - r, r * 2, r * 1.7], r * 0.12).filter(
    ([a, b]) => Math.hypot(a - x, b - y) < r * 0.92,
  )
  const u = r * 0.34
  const ground = y + r * 0.62
  const line = tone.key ?? tone.body
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 28, (depth) => 5 * (depth * 1.3 - 0.2)),
    stars(random, [8, 8, w - 16, h * 0.6], 16, tone.line),
    circle(x, y, r, tone.key ? tone.own : tone.middle),
    polygon(
      [
        [x - u * 2, ground],
        [x - u * 1.4, ground - u * 2],
        [x - u * 0.8, ground],
      ],
      tone.near,
    ),
    polygon(
      [
        [x + u * 0.9, ground],
        [x + u * 1.45, ground - u * 1.7],
        [x + u * 2, ground],
      ],
      tone.near,
    ),
    rect(x - u * 0.8, ground - u * 1.1, u * 1.6, u * 1.3, tone.body),
    polygon(
      [
        [x - u * 1.1, ground - u * 0.95],
        [x, ground - u * 2],
        [x + u * 1.1, ground - u * 0.95],
      ],
      tone.glow,
      { stroke: line, 'stroke-width': 2 },
    ),
    rect(x - u * 0.3, ground - u * 0.75, u * 0.6, u * 0.5, tone.mark),
    path(
      pathData`M${x - r * 0.86} ${y + r * 0.5}Q${x} ${y + r * 0.42} ${x + r * 0.86} ${y + r * 0.5}A${r} ${r} 0 0 1 ${x - r * 0.86} ${y + r * 0.5}z`,
      tone.glow,
      outlineAttributes(tone.key),
    ),
    dots(fall, h * 0.013, tone.key ? tone.shade : tone.mark),
    circle(x, y, r, 'none', { stroke: line, 'stroke-width': 3 }),
    stroke(
      pathData`M${x - r * 0.72} ${y - r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.3} ${y - r * 0.72}`,
      tone.mark,
      5,
      { 'stroke-linecap': 'round', opacity: tone.key ? 0 : 0.8 },
    ),
    polygon(
      [
        [x - r * 0.66, y + r * 0.84],
        [x + r * 0.66, y + r * 0.84],
        [x + r * 0.84, y + r * 1.26],
        [x - r * 0.84, y + r * 1.26],
      ],
      tone.body,
    ),
    rect(x - r * 0.76, y + r * 1.0, r * 1.52, r * 0.05, tone.glow),
    stroke(pathData`M${x + r * 0.8} ${y + r * 1.12}h${r * 0.2}`, tone.body, 5),
    circle(x + r * 1.12, y + r * 1.02, r * 0.09, 'none', { stroke: tone.body, 'stroke-width': 5 }),
    circle(x + r * 1.12, y + r * 1.22, r * 0.09, 'none', { stroke: tone.body, 'stroke-width': 5 }),
    drift(scene, 0.9, tone.mark, 0.04),
  ]
}

/** Draws the reading room seen from the snow: one window, one lamp, one open book. */
export const windowLamp: Subject = (scene) => {
  const { size, tone } = scene
  const { w, h } = size
  const [x, y, u] = [w * 0.5, h * 0.44, h * 0.28]
  const warm = tone.mark
  return [
    rect(0, 0, w, h, tone.sky),
    polygon(
      [
        [x - u, y + u * 1.1],
        [x + u, y + u * 1.1],
        [x + u * 1.9, h],
        [x - u * 1.9, h],
      ],
      tone.glow,
      { opacity: 0.35 },
    ),
    rect(x - u * 1.16, y - u * 1.16, u * 2.32, u * 2.4, tone.body),
    rect(x - u, y - u, u * 2, u * 2.1, warm),
    path(
      pathData`M${x - u} ${y - u}h${u * 0.62}q${-u * 0.06} ${u * 1.2} ${-u * 0.62} ${u * 1.7}zM${x + u} ${y - u}h${-u * 0.62}q${u * 0.06} ${u * 1.2} ${u * 0.62} ${u * 1.7}z`,
      tone.middle,
      outlineAttributes(tone.key),
    ),
    polygon(
      [
        [x - u * 0.32, y - u * 0.28],
        [x + u * 0.32, y - u * 0.28],
        [x + u * 0.14, y - u * 0.68],
        [x - u * 0.14, y - u * 0.68],
      ],
      tone.body,
    ),
    stroke(pathData`M${x} ${y - u}v${u * 0.34}`, tone.body, 2.4),
    polygon(
      [
        [x - u * 0.3, y - u * 0.26],
        [x + u * 0.3, y - u * 0.26],
        [x + u * 0.66, y + u * 0.6],
        [x - u * 0.66, y + u * 0.6],
      ],
      tone.glow,
    ),
    path(
      pathData`M${x - u * 0.62} ${y + u * 0.62}q${u * 0.31} ${-u * 0.2} ${u * 0.62} 0q${u * 0.31} ${-u * 0.2} ${u * 0.62} 0v${u * 0.3}q${-u * 0.31} ${-u * 0.18} ${-u * 0.62} 0q${-u * 0.31} ${-u * 0.18} ${-u * 0.62} 0z`,
      warm,
      { stroke: tone.body, 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    ),
    stroke(pathData`M${x} ${y + u * 0.62}v${u * 0.3}`, tone.body, 2.4),
    rect(x - u, y + u * 0.92, u * 2, u * 0.18, tone.body),
    rect(x - u * 1.3, y + u * 1.2, u * 2.6, u * 0.16, tone.body),
    path(
      pathData`M${x - u * 1.34} ${y + u * 1.22}q${u * 0.2} ${-u * 0.2} ${u * 0.55} ${-u * 0.12}t${u * 0.7} ${-u * 0.04}t${u * 0.74} 0q${u * 0.5} ${-u * 0.1} ${u * 0.69} ${u * 0.16}z`,
      tone.glow,
      outlineAttributes(tone.key),
    ),
    drift(scene, 0.92, tone.key ? tone.mark : tone.glow, 0.03),
    snow(scene, 46, tone.key ? tone.shade : tone.mark),
  ]
}

/** Draws the inside of a music box: a cylinder with pins above the teeth of its comb. */
export const musicBoxComb: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, half, top] = [w * 0.5, Math.min(h * 0.5, w * 0.42), h * 0.16]
  const deep = h * 0.28
  const count = 19
  const step = (half * 1.76) / count
  const teeth = Array.from({ length: count }, (_, index) => {
    const left = x - half * 0.88 + index * step
    return pathData`M${left} ${h * 0.49}h${step * 0.78}v${h * (0.32 - index * 0.008)}h${-step * 0.78}z`
  })
  const pins = scatteredPoints(random, 44, [x - half * 0.8, top + 14, half * 1.6, deep - 28], 12)
  const lines = [0.2, 0.5, 0.8].map((share) => pathData`M${x - half * 0.86} ${top + deep * share}h${half * 1.72}`)
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.shade, h / 28, (depth) => 4.2 * (0.55 - depth)),
    rect(x - half * 1.06, top + deep * 0.34, half * 2.12, deep * 0.32, tone.body),
    rect(x - half * 0.92, top, half * 1.84, deep, tone.shade, { rx: 8, ...outlineAttributes(tone.key, 2) }),
    stroke(lines.join(''), tone.mark, 2),
    dots(pins, h * 0.017, tone.body),
    path(teeth.join(''), tone.mark, outlineAttributes(tone.key ?? tone.body, 1.6)),
    path(pathData`M${x - half * 1.02} ${h * 0.68}L${x + half * 1.02} ${h * 0.58}V${h}H${x - half * 1.02}z`, tone.body),
    ...[-0.8, -0.27, 0.27, 0.8].map((place) => circle(x + half * place, h * 0.8, h * 0.026, tone.glow)),
    drift(scene, 0.92, tone.glow, 0.03),
  ]
}
