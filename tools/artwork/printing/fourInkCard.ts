import { lightShafts, scatteredPoints } from '../marks.ts'
import { hexFromOklch, oklchFromHex } from '../oklch.ts'
import type { Palette } from '../palette.ts'
import type { PersonInks } from '../portrait/inks.ts'
import { drawPerson } from '../portrait/person.ts'
import { randomFrom } from '../random.ts'
import { circle, pathData, path, rect, pictureSizes, type Point } from '../svg.ts'
import { backgroundColours, type Portrait } from './portrait.ts'

const { card } = pictureSizes

/** Chooses two more inks that suit the channel's colour: a cooler and a warmer one. */
function neighbours({ main, bright }: Palette): readonly [cool: string, warm: string] {
  const { h } = oklchFromHex(main)
  return [hexFromOklch({ l: 0.72, c: 0.14, h: h + 150 }), hexFromOklch({ l: 0.7, c: 0.16, h: bright ? 20 : h + 290 })]
}

/** A person's colours with natural skin and hair. */
export function naturalPersonInks(palette: Palette, { hairColour }: Portrait): PersonInks {
  const { paper, main, deep, ink, light, bright } = palette
  return {
    skin: '#fde4d3',
    shade: '#f3c3a8',
    blush: '#f49b8c',
    hair: hairColour ?? ink,
    trim: neighbours(palette)[1],
    line: ink,
    cloth: deep,
    collar: paper,
    button: bright ? main : light,
  }
}

/** Draws a card printed with four inks (四色刷り), without a margin, with paper confetti. */
export function fourInkCard(palette: Palette, portrait: Portrait, name: string): readonly string[] {
  const random = randomFrom(name)
  const { main, paper, bright } = palette
  const ground = portrait.ground ?? 'main'
  const { colour, halo, shaft } = backgroundColours(palette, ground)
  const inks = naturalPersonInks(palette, portrait)
  const [cool, warm] = neighbours(palette)
  const snow = scatteredPoints(random, 42, [6, 6, 288, 300], 20)
  const flake = ([x, y]: Point) =>
    pathData`M${x} ${y}l${random.between(4, 9)} ${random.between(-3, 3)} ${random.between(-2, 2)} ${random.between(5, 9)}z`
  const flakes = (from: number, fill: string) =>
    path(
      snow
        .slice(from, from + 14)
        .map(flake)
        .join(''),
      fill,
    )
  return [
    rect(0, 0, card.w, card.h, colour),
    lightShafts(card, shaft, ground === 'deep' ? 0.22 : 0.6),
    circle(150, 178, 124, ground === 'main' && bright ? paper : halo, { opacity: 0.85 }),
    flakes(0, ground === 'paper' ? main : paper),
    flakes(14, cool),
    flakes(28, warm),
    drawPerson(portrait, ground === 'deep' ? { ...inks, cloth: palette.cloth, button: palette.deep } : inks),
  ]
}
