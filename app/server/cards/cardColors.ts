import { channelRoles, isSeed, type ChannelRoles } from '@tsudoi/design-system/tokens/colour'
import { multiplyColours, toHex, toOklch } from '@tsudoi/design-system/tokens/oklch'
import { neutralHex, productSeed } from '@tsudoi/design-system/tokens/palette'

/** The colours of a card, each `#rrggbb`. A card always has the light mode: ink on paper. */
export interface CardColors extends Pick<ChannelRoles, 'solid' | 'key' | 'light' | 'light2'> {
  paper: string
  /** Background of the vertical paper band (obi). */
  raised: string
  ink: string
  /** Colour of secondary text. */
  quiet: string
  hair: string
  /** The dark colour of a card's drawings. */
  deep: string
  /**
   * The darkest background of a text where the drawn light beam covers the paper. `obiShaft` is the same for the paper
   * band.
   */
  shaft: string
  obiShaft: string
}

/**
 * The colours of a card, computed from the channel's colour. Without a valid channel colour, from the product's colour.
 */
export function cardColors(color: string | undefined): CardColors {
  const seed = isSeed(color) ? color : productSeed
  const { solid, key, light, light2 } = channelRoles(seed, 'day')
  const [paper, raised] = [neutralHex('paper', 'day'), neutralHex('raised', 'day')]
  return {
    solid,
    key,
    light,
    light2,
    paper,
    raised,
    ink: neutralHex('ink', 'day'),
    quiet: neutralHex('quiet', 'day'),
    hair: neutralHex('hair', 'day'),
    deep: deepInk(seed),
    shaft: multiplyColours(light2, paper),
    obiShaft: multiplyColours(light2, raised),
  }
}

/**
 * Returns a nearly black shade of the colour. For grey, and for yellow, whose dark shade would be olive, it is a dark
 * blue.
 */
function deepInk(seed: string): string {
  const [, chroma, hue] = toOklch(seed)
  const isYellow = chroma > 0.03 && hue > 70 && hue < 125
  const isGrey = chroma <= 0.03
  return toHex([0.26, Math.min(Math.max(chroma, 0.03), 0.085), isYellow || isGrey ? 270 : hue])
}
