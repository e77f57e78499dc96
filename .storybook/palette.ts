import { channelStyle } from '../design-system/tokens/channelStyle.ts'
import { isColour } from './isColour.ts'
import { channels, type Toolbar } from './toolbar.ts'

/**
 * The colour that replaces the colour of every channel of a story: the one of the colour field, or of the channel that
 * the user selected in the toolbar. A story that selects a channel itself keeps the colours of the channels on it.
 */
export function paletteOf({ palette, channel }: Toolbar, storyGlobals: Partial<Toolbar>): string | undefined {
  if (isColour(palette)) return palette
  return storyGlobals.channel === undefined ? channels.find(({ id }) => id === channel)?.seed : undefined
}

/**
 * CSS that applies the roles of one colour to the page and to every channel on it, including those in dialogs and
 * menus. A channel sets its own colours in a `style` attribute, which only `!important` overrides.
 */
export function paletteCss(seed: string): string {
  const roles = Object.entries(channelStyle(seed)).map(([name, value]) => `${name}: ${value} !important;`)
  return `:root, [data-channel] { ${roles.join(' ')} }`
}
