import type { Rarity } from '../../gacha/rarity.ts'
import { paletteOf, type Palette } from './palette.ts'
import { foil, gold, goldFrame, goldLeaf } from './printing/foil.ts'
import { fourInk } from './printing/fourInk.ts'
import { oneInk, oneInkPalette } from './printing/oneInk.ts'
import { withMargin, type Portrait } from './printing/portrait.ts'
import { twoInk } from './printing/twoInk.ts'
import { randomFrom } from './random.ts'
import type { Subject } from './scene.ts'
import { sizes } from './svg.ts'
import { toneOf, type ToneName } from './tone.ts'

/**
 * A gacha card of one member, or of two members for the gold-leaf rarity. A rarer card gets a more elaborate printing
 * style.
 */
export function printed(
  rarity: Rarity,
  seed: string,
  [first, ...others]: readonly [Portrait, ...Portrait[]],
  name: string,
): readonly string[] {
  const palette = paletteOf(seed)
  switch (rarity) {
    case 'SSR':
      return foil(palette, [first, ...others], name)
    case 'SR':
      return fourInk(palette, first, name)
    case 'R':
      return twoInk(palette, first)
    case 'N':
      return oneInk(palette, first)
  }
}

/** A gacha card without people, printed by rarity like {@link printed}. */
export function printedScene(rarity: Rarity, seed: string, subject: Subject, name: string): readonly string[] {
  const palette = paletteOf(seed)
  const draw = (inks: Palette, tone: ToneName) =>
    subject({ size: sizes.card, tone: toneOf(inks, tone), random: randomFrom(name) })
  switch (rarity) {
    case 'SSR':
      return [goldLeaf, ...draw({ ...palette, light: gold }, 'night'), goldFrame]
    case 'SR':
      return draw(palette, 'night')
    case 'R':
      return withMargin(palette, palette.tint, ...draw(palette, 'night'))
    case 'N':
      return withMargin(palette, palette.tint, ...draw(oneInkPalette(palette), 'pale'))
  }
}
