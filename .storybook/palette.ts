import { channelStyle } from '../design-system/tokens/channelStyle.ts'

/**
 * CSS that applies the roles of one colour to the page and to every channel on it, including those in dialogs and
 * menus. A channel sets its own colours in a `style` attribute, which only `!important` overrides.
 */
export function paletteCss(seed: string): string {
  const roles = Object.entries(channelStyle(seed)).map(([name, value]) => `${name}: ${value} !important;`)
  return `:root, [data-channel] { ${roles.join(' ')} }`
}
