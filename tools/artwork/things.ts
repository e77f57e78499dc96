import { halftone, sparkle, scatteredPoints } from './marks.ts'
import type { Scene, Subject } from './scene.ts'
import { circle, pathData, dots, group, path, polygon, rect, stroke, tag } from './svg.ts'

/** Creates the subject of a card: one object that the five members left behind after the parade. */
const still =
  (draw: (scene: Scene) => readonly string[]): Subject =>
  (scene) => [
    rect(0, 0, scene.size.w, scene.size.h, scene.tone.sky),
    halftone(scene.size, scene.tone.air, 17, (depth) => 6.5 * (depth * 1.5 - 0.5)),
    ...draw(scene),
  ]

/** Draws the window of the practice room. */
export const practiceWindow = still(({ tone }) => [
  polygon(
    [
      [64, 96],
      [236, 96],
      [236, 300],
      [64, 300],
    ],
    tone.body,
  ),
  ...[
    [74, 106],
    [154, 106],
    [74, 204],
    [154, 204],
  ].map(([x, y]) => rect(x ?? 0, y ?? 0, 72, 86, tone.mark)),
  polygon(
    [
      [74, 150],
      [118, 106],
      [146, 106],
      [74, 178],
    ],
    tone.glow,
  ),
  polygon(
    [
      [154, 290],
      [226, 218],
      [226, 250],
      [186, 290],
    ],
    tone.glow,
  ),
  path('M40 60H118Q118 200 52 318H40z', tone.middle),
  path('M260 60H182Q182 200 248 318H260z', tone.middle),
  stroke('M30 60H270', tone.body, 8, { 'stroke-linecap': 'round' }),
  rect(50, 300, 200, 14, tone.body),
  path('M128 300l4-30h36l4 30z', tone.far),
  stroke('M150 270V236', tone.body, 4),
  circle(138, 240, 12, tone.far),
  circle(162, 234, 14, tone.middle),
])

/** Draws an empty glass. */
export const emptyGlass = still(({ tone, random }) => [
  circle(150, 172, 112, tone.glow),
  polygon(
    [
      [98, 96],
      [202, 96],
      [188, 312],
      [112, 312],
    ],
    tone.mark,
  ),
  polygon(
    [
      [108, 258],
      [192, 258],
      [188, 304],
      [112, 304],
    ],
    tone.middle,
  ),
  stroke('M160 288L196 56', tone.body, 9),
  stroke('M160 288L196 56', tone.mark, 9, { 'stroke-dasharray': '10 10' }),
  dots(scatteredPoints(random, 9, [116, 200, 68, 50], 14), 7, tone.middle),
  polygon(
    [
      [112, 108],
      [124, 108],
      [132, 296],
      [122, 296],
    ],
    tone.glow,
  ),
  stroke('M98 94 112 312H188L202 94', tone.body, 6, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  stroke('M56 314H244', tone.body, 6, { 'stroke-linecap': 'round' }),
  tag('ellipse', { cx: 222, cy: 302, rx: 26, ry: 9, fill: tone.far }),
])

/** Draws a striped flag. */
export const stripedFlag = still(({ tone }) => {
  const wave = (y: number, h: number, fill: string) =>
    path(pathData`M84 ${y}q44 -24 88 0t88 0v${h}q-44 24 -88 0t-88 0z`, fill)
  return [
    circle(178, 154, 104, tone.glow),
    ...[0, 1, 2, 3, 4].map((row) => wave(86 + row * 30, 31, row % 2 ? tone.mark : tone.middle)),
    stroke('M84 86q44-24 88 0t88 0v150q-44 24-88 0t-88 0', tone.body, 3),
    stroke('M78 64V366', tone.body, 9, { 'stroke-linecap': 'round' }),
    circle(78, 56, 12, tone.body),
    sparkle(216, 300, 18, tone.body),
    sparkle(170, 334, 11, tone.body),
  ]
})

/** Draws the corner of a music score. */
export const scoreCorner = still(({ tone }) => {
  const staff = (y: number) => [0, 10, 20, 30, 40].map((step) => pathData`M70 ${y + step}H230`).join('')
  const note = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="9" ry="7" transform="rotate(-20 ${x} ${y})"/>`
  return [
    group(
      { transform: 'rotate(-6 150 200)' },
      path('M52 70H248V286L204 330H52z', tone.mark, { stroke: tone.body, 'stroke-width': 3 }),
      path('M248 286H204V330z', tone.middle, { stroke: tone.body, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
      stroke(staff(104) + staff(182), tone.far, 2),
      group(
        { fill: tone.body },
        note(98, 144),
        note(136, 134),
        note(174, 124),
        note(210, 134),
        note(98, 222),
        note(150, 212),
      ),
      stroke('M106 142V96L144 88V132M182 122V82L218 90V132M106 220V176M158 210V166l18 14', tone.body, 4),
      stroke('M70 268h96M70 286h70', tone.far, 5, { 'stroke-linecap': 'round' }),
    ),
    sparkle(232, 76, 20, tone.body),
  ]
})

/** Draws lemon seeds. */
export const lemonSeed = still(({ tone }) => {
  const drop = (x: number, y: number, turn: number) =>
    path('M0-16Q15 4 8 14 0 20-8 14-15 4 0-16z', tone.body, { transform: `translate(${x} ${y})rotate(${turn})` })
  const segments = Array.from({ length: 6 }, (_, index) => {
    const at = (share: number, r: number): readonly [number, number] => {
      const turn = Math.PI * (1 + (index + share) / 6)
      return [150 + Math.cos(turn) * r, 228 + Math.sin(turn) * r]
    }
    const [a, b, c] = [at(0.5, 16), at(0.1, 84), at(0.9, 84)]
    return pathData`M${a[0]} ${a[1] - 3}L${b[0]} ${b[1] - 3}A88 88 0 0 1 ${c[0]} ${c[1] - 3}z`
  }).join('')
  return [
    path('M38 228A112 112 0 0 1 262 228z', tone.far),
    path('M48 228A102 102 0 0 1 252 228z', tone.mark),
    path(segments, tone.middle),
    stroke('M30 229H270', tone.body, 4, { 'stroke-linecap': 'round' }),
    drop(98, 278, -24),
    drop(152, 300, 14),
    drop(208, 274, 40),
    drop(120, 334, 66),
  ]
})

/** Draws a ribbon that has come loose. */
export const looseRibbon = still(({ tone }) => [
  circle(150, 160, 108, tone.glow),
  path('M150 168C110 90 50 100 54 152 58 202 118 196 150 168z', tone.middle),
  path('M150 168C190 90 250 100 246 152 242 202 182 196 150 168z', tone.middle),
  path(
    'M140 166C120 126 84 120 82 150 82 176 116 178 140 166zM160 166C180 126 216 120 218 150 218 176 184 178 160 166z',
    tone.far,
  ),
  path(
    'M146 172C130 230 170 250 130 296 112 318 108 340 122 362L146 350C136 322 176 312 178 270 180 232 158 214 166 176z',
    tone.middle,
  ),
  path(
    'M158 174C196 210 180 250 206 276 224 294 230 316 216 340L240 352C258 310 236 286 222 266 204 238 220 206 174 170z',
    tone.far,
  ),
  tag('rect', { x: 134, y: 148, width: 34, height: 36, rx: 10, fill: tone.body }),
])
