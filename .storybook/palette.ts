import { channelStyle } from '../design-system/tokens/channelStyle.ts'

/**
 * Every channel on the page, dialogs and menus too, and what is outside of one, in the roles of one seed. A channel's
 * own colour stands in a `style`, which only `!important` overrules.
 */
export function paletteCss(seed: string): string {
  const roles = Object.entries(channelStyle(seed)).map(([name, value]) => `${name}: ${value} !important;`)
  return `:root, [data-channel] { ${roles.join(' ')} }`
}
