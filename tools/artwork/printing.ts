import type { Rarity } from '../../contracts/gacha/rarity.ts'
import { paletteOf, type Palette } from './palette.ts'
import { goldLeafCard, goldPaint, goldFrame, goldLeafDefinitions } from './printing/goldLeafCard.ts'
import { fourInkCard } from './printing/fourInkCard.ts'
import { oneInkCard, oneInkPalette } from './printing/oneInkCard.ts'
import { withPaperMargin, type Portrait } from './printing/portrait.ts'
import { twoInkCard } from './printing/twoInkCard.ts'
import { randomFrom } from './random.ts'
import type { Subject } from './scene.ts'
import { pictureSizes } from './svg.ts'
import { toneOf, type ToneName } from './tone.ts'

/**
 * Draws a gacha card of one member, or of two members for the gold-leaf rarity. A rarer card has a more elaborate
 * printing style.
 */
export function memberCard(
  rarity: Rarity,
  seed: string,
  [first, ...others]: readonly [Portrait, ...Portrait[]],
  name: string,
): readonly string[] {
  const palette = paletteOf(seed)
  switch (rarity) {
    case 'SSR':
      return goldLeafCard(palette, [first, ...others], name)
    case 'SR':
      return fourInkCard(palette, first, name)
    case 'R':
      return twoInkCard(palette, first)
    case 'N':
      return oneInkCard(palette, first)
  }
}

/** Draws a gacha card without people. Its printing style depends on the rarity, as in {@link memberCard}. */
export function subjectCard(rarity: Rarity, seed: string, subject: Subject, name: string): readonly string[] {
  const palette = paletteOf(seed)
  const draw = (inks: Palette, tone: ToneName) =>
    subject({ size: pictureSizes.card, tone: toneOf(inks, tone), random: randomFrom(name) })
  switch (rarity) {
    case 'SSR':
      return [goldLeafDefinitions, ...draw({ ...palette, light: goldPaint }, 'night'), goldFrame]
    case 'SR':
      return draw(palette, 'night')
    case 'R':
      return withPaperMargin(palette, palette.tint, ...draw(palette, 'night'))
    case 'N':
      return withPaperMargin(palette, palette.tint, ...draw(oneInkPalette(palette), 'pale'))
  }
}
