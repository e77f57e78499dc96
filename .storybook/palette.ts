import { channelStyle } from '../design-system/tokens/channelStyle.ts'

/** A colour as `<input type="color">` says it; anything else is none. */
export const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)

/**
 * Every channel on the page, dialogs and menus too, and what is outside of one, in the roles of one seed. A channel's
 * own colour stands in a `style`, which only `!important` overrules.
 */
export function paletteCss(seed: string): string {
  const roles = Object.entries(channelStyle(seed)).map(([name, value]) => `${name}: ${value} !important;`)
  return `:root, [data-channel] { ${roles.join(' ')} }`
}
