import { hexFromOklch, mixColours, oklchFromHex } from '../oklch.ts'
import type { Palette } from '../palette.ts'
import { drawPerson } from '../portrait/person.ts'
import { circle } from '../svg.ts'
import { withPaperMargin, type Portrait } from './portrait.ts'

/** The palette for one ink in several strengths, for the most common cards of a channel. */
export function oneInkPalette({ paper, main, deep, bright }: Palette): Palette {
  const { h, c } = oklchFromHex(bright ? deep : main)
  const ink = hexFromOklch({ l: 0.44, c: Math.min(c, 0.075), h })
  const screen = (share: number) => mixColours(paper, ink, share)
  return {
    paper,
    tint: screen(0.1),
    light: screen(0.24),
    main: screen(0.5),
    mid: screen(0.66),
    deep: screen(0.84),
    ink,
    cloth: screen(0.5),
    bright: false,
  }
}

/** Draws a card printed with one ink (一色刷り) in several strengths, with a paper margin. */
export function oneInkCard(palette: Palette, portrait: Portrait): readonly string[] {
  const { paper, tint, light, main, deep, ink } = oneInkPalette(palette)
  const inks = { skin: paper, shade: light, blush: light, hair: deep, trim: light, line: ink }
  return withPaperMargin(
    palette,
    tint,
    circle(150, 176, 112, light),
    drawPerson(portrait, { ...inks, cloth: main, collar: paper, button: ink }),
  )
}
