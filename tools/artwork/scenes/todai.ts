import { crescent, birds, halftone, rings, stars, wave } from '../marks.ts'
import type { Scene, Subject } from '../scene.ts'
import { circle, pathData, group, path, polygon, rect, round, stroke } from '../svg.ts'

function sea({ size, tone }: Scene, top: number): string {
  const depth = size.h - top
  return [
    wave(size, top, depth * 0.16, size.h * 0.7, 30, tone.far),
    wave(size, top + depth * 0.3, depth * 0.2, size.h * 0.62, 120, tone.middle),
    wave(size, top + depth * 0.62, depth * 0.16, size.h * 0.8, 60, tone.near),
  ].join('')
}

function tower(x: number, lamp: number, foot: number, half: number, { tone }: Scene): string {
  const edge = (y: number) => half * (0.62 + (0.5 * (y - lamp)) / (foot - lamp))
  const band = (from: number, to: number, fill: string) => {
    const [a, b] = [lamp + (foot - lamp) * from, lamp + (foot - lamp) * to]
    return polygon(
      [
        [x - edge(a), a],
        [x + edge(a), a],
        [x + edge(b), b],
        [x - edge(b), b],
      ],
      fill,
    )
  }
  const head = half * 0.46
  return [
    band(0.06, 1, tone.body),
    band(0.28, 0.41, tone.mark),
    band(0.58, 0.72, tone.mark),
    rect(x - half * 0.86, lamp + half * 0.42, half * 1.72, half * 0.22, tone.body),
    rect(x - head, lamp - half * 0.5, head * 2, half * 0.92, tone.mark),
    path(
      pathData`M${x - half * 0.66} ${lamp - half * 0.5}q${half * 0.66} ${-half * 0.66} ${half * 1.32} 0z`,
      tone.body,
    ),
    rect(x - 1.5, lamp - half * 1.1, 3, half * 0.4, tone.body),
    circle(x, lamp, half * 0.3, tone.glow),
  ].join('')
}

function beam(
  x: number,
  y: number,
  points: readonly [number, number, number][],
  width: number,
  colour: string,
): string {
  return points
    .map(([angle, spread, opacity]) => {
      const at = (degrees: number): [number, number] => {
        const turn = (degrees * Math.PI) / 180
        return [x + Math.cos(turn) * width, y + Math.sin(turn) * width]
      }
      return polygon([[x, y], at(angle - spread), at(angle + spread)], colour, opacity < 1 ? { opacity } : {})
    })
    .join('')
}

/** Draws the lighthouse with its lamp, rings of a broadcast, and beams over the sea. */
function tower48(scene: Scene, middle: number, moon: 'full' | 'crescent', turn: 1 | -1): string[] {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, lamp, waterline] = [w * middle, h * 0.27, h * 0.75]
  const side = (angle: number) => (turn === 1 ? 180 - angle : angle)
  return [
    rect(0, 0, w, h, tone.sky),
    beam(
      x,
      lamp,
      [
        [side(14), 4.5, 0.4],
        [side(-11), 3, 0.55],
        [side(31), 7, 1],
        [side(176), 4, 0.3],
        [side(197), 5, 0.45],
      ],
      w * 1.2,
      tone.glow,
    ),
    stars(random, [8, 8, w - 16, waterline * 0.8], 26, tone.line),
    moon === 'full'
      ? circle(x + turn * h * 0.5, h * 0.17, h * 0.1, tone.disc)
      : crescent(x - turn * h * 0.42, h * 0.2, h * 0.09, tone.disc),
    rings(x, lamp, [h * 0.12, h * 0.19, h * 0.26, h * 0.34], tone.line),
    tower(x, lamp, waterline + h * 0.09, h * 0.072, scene),
    sea(scene, waterline),
  ]
}

/** Draws the lighthouse under a full moon. */
export const lighthouse: Subject = (scene) => tower48(scene, 0.5, 'full', -1)

/** Draws the lighthouse under a crescent moon, for the late programme. */
export const lighthouseNight: Subject = (scene) => tower48(scene, scene.size.w > 500 ? 0.6 : 0.52, 'crescent', 1)

/** Draws a letter folded into a boat, below a large moon. */
export const paperBoat: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const [x, y, u] = [w * 0.5, h * 0.69, h * 0.2]
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 30, (depth) => 4.6 * (1 - depth * 1.5)),
    circle(x + u * 0.3, h * 0.4, h * 0.29, tone.disc),
    stars(random, [8, 8, w - 16, h * 0.5], 20, tone.line),
    wave(size, h * 0.7, h * 0.035, h * 0.6, 40, tone.far),
    polygon(
      [
        [x - u * 0.55, y],
        [x, y - u * 1.05],
        [x + u * 0.55, y],
      ],
      tone.glow,
    ),
    polygon(
      [
        [x, y - u * 1.05],
        [x + u * 0.55, y],
        [x + u * 0.08, y],
      ],
      tone.air,
    ),
    polygon(
      [
        [x - u * 1.15, y - u * 0.32],
        [x + u * 1.15, y - u * 0.32],
        [x + u * 0.6, y + u * 0.4],
        [x - u * 0.6, y + u * 0.4],
      ],
      tone.mark,
    ),
    polygon(
      [
        [x - u * 1.15, y - u * 0.32],
        [x - u * 0.2, y - u * 0.32],
        [x + u * 0.1, y + u * 0.4],
        [x - u * 0.6, y + u * 0.4],
      ],
      tone.glow,
    ),
    stroke(
      pathData`M${x - u * 0.02} ${y - u * 0.1}h${u * 0.62}m${-u * 0.56} ${u * 0.14}h${u * 0.46}m${-u * 0.4} ${u * 0.14}h${u * 0.28}`,
      tone.body,
      1.6,
    ),
    wave(size, h * 0.77, h * 0.045, h * 0.52, 90, tone.middle),
    wave(size, h * 0.88, h * 0.04, h * 0.66, 10, tone.near),
  ]
}

/** Draws the harbour town at midnight: gables, lit windows and the mast of the radio station. */
export const harbour: Subject = (scene) => {
  const { size, tone, random } = scene
  const { w, h } = size
  const quay = h * 0.76
  const mast = w * 0.5
  const houses: string[] = []
  const windows: string[] = []
  for (let x = -20; x < w;) {
    const width = h * random.between(0.1, 0.16)
    const wall = h * random.between(0.16, 0.34)
    const roof = width * random.between(0.35, 0.6)
    houses.push(pathData`M${x} ${quay}v${-wall}l${width / 2} ${-roof} ${width / 2} ${roof}v${wall}z`)
    for (let y = quay - wall + 8; y < quay - 20; y += 26)
      for (const share of [0.24, 0.6])
        if (random() > 0.45) windows.push(pathData`M${x + width * share} ${y}h${width * 0.17}v13h${-width * 0.17}z`)
    x += width + (random() > 0.7 ? 6 : 0)
  }
  const lattice = Array.from({ length: 7 }, (_, step) => {
    const [a, b] = [step * 0.085, (step + 1) * 0.085]
    const half = (share: number) => h * 0.004 + h * 0.045 * share
    const y = (share: number) => h * 0.17 + h * share
    const [left, right] = step % 2 ? [1, -1] : [-1, 1]
    return pathData`M${mast + left * half(a)} ${y(a)}L${mast + right * half(b)} ${y(b)}`
  }).join('')
  return [
    rect(0, 0, w, h, tone.sky),
    crescent(w * 0.5 + h * 0.42, h * 0.2, h * 0.085, tone.disc),
    stars(random, [8, 8, w - 16, h * 0.4], 24, tone.line),
    rings(mast, h * 0.16, [h * 0.06, h * 0.12, h * 0.19, h * 0.27, h * 0.36], tone.line, 2),
    stroke(
      pathData`M${mast - h * 0.004} ${h * 0.16}L${mast - h * 0.045} ${quay}M${mast + h * 0.004} ${h * 0.16}L${mast + h * 0.045} ${quay}${lattice}`,
      tone.mark,
      2.4,
    ),
    circle(mast, h * 0.16, h * 0.016, tone.glow),
    path(houses.join(''), tone.body),
    path(windows.join(''), tone.glow),
    sea(scene, quay),
    birds(
      [
        [w * 0.5 - h * 0.4, h * 0.3],
        [w * 0.5 - h * 0.3, h * 0.24],
      ],
      h * 0.025,
      tone.line,
    ),
  ]
}

/** Draws a studio microphone with letters beside it. */
export const microphone: Subject = ({ size, tone }) => {
  const { w, h } = size
  const [x, y, u] = [w * 0.5, h * 0.4, h * 0.17]
  const slots = Array.from(
    { length: 5 },
    (_, row) => pathData`M${x - u * 0.62} ${y - u * 0.5 + row * u * 0.27}h${u * 1.24}`,
  ).join('')
  const letter = (cx: number, cy: number, lean: number) =>
    group(
      { transform: `translate(${round(cx)} ${round(cy)})rotate(${lean})` },
      rect(-u * 0.62, -u * 0.42, u * 1.24, u * 0.84, tone.mark),
      stroke(pathData`M${-u * 0.62} ${-u * 0.42}L0 ${u * 0.12} ${u * 0.62} ${-u * 0.42}`, tone.body, 2),
    )
  return [
    rect(0, 0, w, h, tone.sky),
    halftone(size, tone.air, h / 30, (depth) => 4.8 * (depth * 1.4 - 0.3)),
    circle(x, y, h * 0.31, tone.disc),
    rings(x, y, [h * 0.36, h * 0.42, h * 0.49], tone.line, 2),
    rect(x - 4, y + u, 8, h, tone.body),
    stroke(
      pathData`M${x - u * 1.12} ${y}v${u * 0.3}a${u * 1.12} ${u * 1.12} 0 0 0 ${u * 2.24} 0v${-u * 0.3}`,
      tone.body,
      7,
    ),
    rect(x - u * 0.8, y - u * 1.25, u * 1.6, u * 2.2, tone.middle, { rx: u * 0.8 }),
    stroke(slots, tone.glow, 4, { 'stroke-linecap': 'round' }),
    rect(x - u * 0.8, y + u * 0.1 + u * 0.75 - u * 0.9, u * 1.6, u * 0.1, tone.body),
    letter(x - h * 0.36, h * 0.8, -12),
    letter(x + h * 0.34, h * 0.77, 9),
    letter(x + h * 0.1, h * 0.9, -4),
  ]
}
