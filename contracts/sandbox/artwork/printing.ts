import type { Rarity } from '../../gacha/rarity.ts'
import { shafts, halftone, sparkle, strewn } from './marks.ts'
import { hex, mix, oklch } from './oklch.ts'
import { paletteOf, type Palette } from './palette.ts'
import type { PersonInks } from './portrait/inks.ts'
import { drawPerson, type Person } from './portrait/person.ts'
import { randomFrom } from './random.ts'
import type { Subject } from './scene.ts'
import { circle, d, dots, group, path, rect, sizes, stroke, tag } from './svg.ts'
import { toneOf } from './tone.ts'

/** A member on a sheet: who, and what is behind. */
export interface Portrait extends Person {
  readonly ground?: 'light' | 'main' | 'deep' | 'paper'
  readonly halo?: boolean
  /** A hair colour of their own, where the printing has more than two inks. */
  readonly hairColour?: string
}

const { card } = sizes

interface Sheet {
  readonly ground: string
  readonly halo: string
  readonly shaft: string
}

const sheetOf = (
  { paper, tint, light, main, deep, bright }: Palette,
  ground: NonNullable<Portrait['ground']>,
): Sheet => {
  switch (ground) {
    case 'light':
      return { ground: bright ? light : tint, halo: bright ? main : light, shaft: paper }
    case 'main':
      return { ground: main, halo: light, shaft: light }
    case 'deep':
      return { ground: deep, halo: main, shaft: light }
    case 'paper':
      return { ground: paper, halo: main, shaft: tint }
  }
}

/** The channel's own printing, for portraits, story covers, avatars. */
export function twoInk(palette: Palette, portrait: Portrait): readonly string[] {
  const { paper, tint, light, main, mid, deep, ink } = palette
  const ground = portrait.ground ?? 'light'
  const sheet = sheetOf(palette, ground)
  const onDeep = ground === 'deep'
  const inks: PersonInks = {
    skin: paper,
    shade: ground === 'light' && palette.bright ? tint : ground === 'paper' ? light : tint,
    blush: palette.bright ? (onDeep ? mix(paper, main, 0.6) : main) : light,
    hair: onDeep ? main : ink,
    trim: onDeep ? paper : ground === 'main' ? deep : palette.bright ? mid : main,
    line: ink,
    cloth: ground === 'main' ? deep : onDeep ? paper : main,
    collar: onDeep ? ink : paper,
    button: onDeep ? main : ink,
  }
  return [
    rect(0, 0, card.w, card.h, sheet.ground),
    shafts(card, sheet.shaft, ground === 'deep' ? 0.22 : 0.5),
    portrait.halo
      ? circle(150, 180, 122, sheet.halo, palette.bright || ground === 'paper' ? {} : { opacity: 0.7 })
      : '',
    drawPerson(portrait, inks),
  ]
}

/** The one ink of a channel's plainest cards, and a palette of its screens. */
function oneInkPalette(palette: Palette): Palette {
  const { h, c } = oklch(palette.main)
  const ink = hex({ l: 0.46, c: Math.min(c, 0.07), h })
  const screen = (share: number) => mix(palette.paper, ink, share)
  return {
    paper: palette.paper,
    tint: screen(0.1),
    light: screen(0.24),
    main: screen(0.5),
    mid: screen(0.66),
    deep: screen(0.84),
    ink,
    bright: false,
  }
}

/** 一色刷り: one ink and its screens on paper, with the printer's margin. */
function oneInk(palette: Palette, portrait: Portrait): readonly string[] {
  const { paper, tint, light, main, deep, ink } = oneInkPalette(palette)
  const inks: PersonInks = {
    skin: paper,
    shade: light,
    blush: light,
    hair: deep,
    trim: light,
    line: ink,
    cloth: main,
    collar: paper,
    button: ink,
  }
  return [rect(0, 0, card.w, card.h, paper), margin(tint, circle(150, 176, 112, light), drawPerson(portrait, inks))]
}

/** 二色刷り: the channel's colour and black, a screen of dots behind, with the margin. */
function twoInkSheet(palette: Palette, portrait: Portrait): readonly string[] {
  const { paper, tint, light, main, ink, bright } = palette
  const inks: PersonInks = {
    skin: paper,
    shade: bright ? main : light,
    blush: bright ? main : light,
    hair: ink,
    trim: bright ? paper : main,
    line: ink,
    cloth: main,
    collar: paper,
    button: ink,
  }
  return [
    rect(0, 0, card.w, card.h, paper),
    margin(
      bright ? light : tint,
      halftone(card, main, 15, (depth) => 7.4 * (1 - depth * 0.9)),
      circle(150, 176, 112, paper),
      drawPerson(portrait, inks),
    ),
  ]
}

function margin(ground: string, ...children: readonly string[]): string {
  return tag(
    'svg',
    { x: 14, y: 14, width: 272, height: 372, viewBox: '14 14 272 372' },
    rect(14, 14, 272, 372, ground),
    ...children,
  )
}

interface Four {
  readonly second: string
  readonly third: string
  readonly skin: string
}

/** The two further inks: a warm and a cool neighbour of the channel's colour. */
function fourOf(palette: Palette): Four {
  const { h } = oklch(palette.main)
  return {
    second: hex({ l: 0.72, c: 0.14, h: h + 150 }),
    third: hex({ l: 0.7, c: 0.16, h: palette.bright ? 20 : h + 290 }),
    skin: '#fde4d3',
  }
}

function fourInks(palette: Palette, portrait: Portrait, four: Four): PersonInks {
  const { paper, main, deep, ink, light } = palette
  return {
    skin: four.skin,
    shade: '#f3c3a8',
    blush: '#f49b8c',
    hair: portrait.hairColour ?? ink,
    trim: four.third,
    line: ink,
    cloth: palette.bright ? deep : main,
    collar: paper,
    button: palette.bright ? main : light,
  }
}

/** 四色刷り: full bleed, skin and hair in their colours, paper snow in the air. */
function fourInk(palette: Palette, portrait: Portrait, name: string): readonly string[] {
  const four = fourOf(palette)
  const random = randomFrom(name)
  const { main, light, paper } = palette
  const confetti = strewn(random, 42, [6, 6, 288, 300], 20)
  const [a, b, c] = [confetti.slice(0, 14), confetti.slice(14, 28), confetti.slice(28)]
  const flakes = (points: typeof a, fill: string) =>
    path(
      points
        .map(
          ([x, y]) =>
            d`M${x} ${y}l${random.between(4, 9)} ${random.between(-3, 3)} ${random.between(-2, 2)} ${random.between(5, 9)}z`,
        )
        .join(''),
      fill,
    )
  return [
    rect(0, 0, card.w, card.h, main),
    shafts(card, light, 0.6),
    circle(150, 178, 124, palette.bright ? paper : light, { opacity: 0.85 }),
    flakes(a, paper),
    flakes(b, four.second),
    flakes(c, four.third),
    drawPerson(portrait, fourInks(palette, portrait, four)),
  ]
}

const goldStops = [
  [0, '#8f6a1f'],
  [0.22, '#e9c766'],
  [0.42, '#fdf3c4'],
  [0.58, '#d3a640'],
  [0.8, '#f6dd8b'],
  [1, '#9a7226'],
] as const

const gold = 'url(#g)'

const goldLeaf = tag(
  'defs',
  {},
  tag(
    'linearGradient',
    { id: 'g', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 300, y2: 400 },
    ...goldStops.map(([offset, colour]) => tag('stop', { offset: String(offset), 'stop-color': colour })),
  ),
  tag(
    'pattern',
    { id: 'w', width: 50, height: 50, patternUnits: 'userSpaceOnUse' },
    stroke(
      'M0 25a25 25 0 0 1 50 0M10 25a15 15 0 0 1 30 0M-25 50a25 25 0 0 1 50 0 25 25 0 0 1 50 0M-15 50a15 15 0 0 1 30 0M35 50a15 15 0 0 1 30 0',
      '#d3a640',
      1.1,
    ),
  ),
)

const goldFrame = [
  group(
    { fill: 'none', stroke: gold },
    tag('rect', { x: 9, y: 9, width: 282, height: 382, 'stroke-width': 5 }),
    tag('rect', { x: 17, y: 17, width: 266, height: 366, 'stroke-width': 1.4 }),
  ),
  ...(
    [
      [17, 17],
      [283, 17],
      [17, 383],
      [283, 383],
    ] as const
  ).map(([x, y]) => sparkle(x, y, 15, gold)),
].join('')

/** 箔押し: four inks on the night of the channel, then gold leaf: a frame, a halo, waves of fine arcs. */
function foil(palette: Palette, portrait: Portrait, name: string): readonly string[] {
  const four = fourOf(palette)
  const random = randomFrom(name)
  return [
    goldLeaf,
    rect(0, 0, card.w, card.h, palette.deep),
    rect(0, 0, card.w, card.h, 'url(#w)'),
    circle(150, 176, 126, palette.deep),
    circle(150, 176, 118, palette.bright ? palette.main : palette.light),
    circle(150, 176, 121, 'none', { stroke: gold, 'stroke-width': 6 }),
    circle(150, 176, 131, 'none', { stroke: gold, 'stroke-width': 1.6 }),
    dots(
      strewn(random, 18, [60, 70, 180, 200], 18).filter(([x, y]) => Math.hypot(x - 150, y - 176) < 108),
      3,
      palette.paper,
    ),
    drawPerson(portrait, {
      ...fourInks(palette, portrait, four),
      trim: gold,
      button: gold,
      cloth: palette.bright ? palette.deep : palette.main,
    }),
    goldFrame,
  ]
}

/** A gacha card: the rarer, the more a printer would do for it. */
export function printed(rarity: Rarity, seed: string, portrait: Portrait, name: string): readonly string[] {
  const palette = paletteOf(seed)
  switch (rarity) {
    case 'SSR':
      return foil(palette, portrait, name)
    case 'SR':
      return fourInk(palette, portrait, name)
    case 'R':
      return twoInkSheet(palette, portrait)
    case 'N':
      return oneInk(palette, portrait)
  }
}

/** The same for a subject without people. */
export function printedScene(rarity: Rarity, seed: string, subject: Subject, name: string): readonly string[] {
  const palette = paletteOf(seed)
  const draw = (inks: Palette, tone: 'night' | 'pale' | 'paper') =>
    subject({ size: card, tone: toneOf(inks, tone), random: randomFrom(name) })
  const paper = rect(0, 0, card.w, card.h, palette.paper)
  switch (rarity) {
    case 'SSR':
      return [goldLeaf, ...draw({ ...palette, light: gold }, 'night'), goldFrame]
    case 'SR':
      return draw(palette, 'night')
    case 'R':
      return [paper, margin(palette.tint, ...draw(palette, 'night'))]
    case 'N':
      return [paper, margin(palette.tint, ...draw(oneInkPalette(palette), 'pale'))]
  }
}

/** The face out of a portrait, for round and square avatars. */
export const face = (parts: readonly string[]): string =>
  tag('svg', { width: 200, height: 200, viewBox: '50 76 200 200' }, ...parts)
