import { channelNames } from './channelStyle.ts'
import { channelRoles, type ChannelRoles } from './colour.ts'
import {
  neutralAliases,
  neutralHex,
  neutrals,
  obiAliases,
  productSeed,
  type Mode,
  type NeutralRole,
} from './palette.ts'
import { deskBreakpoint, fontWeights, radii, readingText, spacingUnit, textSizes, widths } from './scale.ts'

/** The sRGB components, each 0–1, precise enough to restore the same bytes. */
function srgb(hex: string) {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { colorSpace: 'srgb', components: bytes.map((byte) => Number((byte / 255).toFixed(6))), alpha: 1, hex }
}

const colour = (hex: string) => ({ $type: 'color', $value: srgb(hex) })
const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })

const alias = (name: string) => ({ $type: 'color', $value: `{${name}}` })

/** Builds an object in the order of the list. Names are like `size-12`, because an object sorts pure numbers first. */
const named = <V>(entries: readonly (readonly [string, V])[]) => Object.fromEntries(entries)

/**
 * The tokens of one mode as variables for design tools (DTCG 2025.10): colours in sRGB and sizes in px, without
 * composite values, which such tools ignore. Both modes have the same names, so that they import as two modes of one
 * collection. Channel roles are those of the product's own colour.
 */
export function variablesOf(mode: Mode): object {
  const roles = channelRoles(productSeed, mode)
  const aliases: Partial<Record<string, NeutralRole>> = neutralAliases
  const neutral = (Object.keys(neutrals) as NeutralRole[]).map(
    (role) => [role, aliases[role] ? alias(`color.${aliases[role]}`) : colour(neutralHex(role, mode))] as const,
  )
  const channel = (Object.keys(channelNames) as (keyof ChannelRoles)[]).map(
    (role) => [channelNames[role], colour(roles[role])] as const,
  )
  // The obi is the same in both modes, so an alias, which each mode resolves itself, would be wrong in the dark theme.
  const dayColour = (role: (typeof obiAliases)[keyof typeof obiAliases]) =>
    role === 'light' || role === 'light2' ? channelRoles(productSeed, 'day')[role] : neutralHex(role, 'day')
  const obi = Object.entries(obiAliases).map(([name, role]) => [name, colour(dayColour(role))] as const)
  const texts = Object.entries(textSizes)
  return {
    color: named(neutral),
    channel: named(channel),
    obi: named(obi),
    text: named([
      ...texts.map(([size]) => [`size-${size}`, px(Number(size))] as const),
      ['size-reading', px(readingText.size)],
    ]),
    line: named([
      ...texts.map(([size, line]) => [`line-${size}`, px(line)] as const),
      ['line-reading', px(readingText.line)],
    ]),
    space: { step: px(spacingUnit) },
    radius: named(Object.entries(radii).map(([name, value]) => [name, px(value)] as const)),
    width: named(Object.entries(widths).map(([name, value]) => [name, px(value)] as const)),
    weight: named(Object.entries(fontWeights).map(([name, $value]) => [name, { $type: 'number', $value }] as const)),
    breakpoint: { desk: px(deskBreakpoint) },
  }
}

/** The content of design-system/variables/<mode>.json. */
export const variablesJson = (mode: Mode): string => `${JSON.stringify(variablesOf(mode), undefined, 2)}\n`
