import { channelNames } from './channelStyle.ts'
import { channelRoles, type ChannelRoles } from './colour.ts'
import { houseSeed, neutralHex, neutrals, type Mode, type NeutralRole } from './palette.ts'
import { desk, radii, reading, spacing, textSizes } from './scale.ts'

/** Values between 0 and 1, as sRGB wants them, exact to the byte. */
function srgb(hex: string) {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { colorSpace: 'srgb', components: bytes.map((byte) => Number((byte / 255).toFixed(6))), alpha: 1, hex }
}

const colour = (hex: string) => ({ $type: 'color', $value: srgb(hex) })
const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })

/** `fromEntries([['12', …]])` in the order of the list: names that are numbers would be sorted in front. */
const named = <V>(entries: readonly (readonly [string, V])[]) => Object.fromEntries(entries)

/**
 * The tokens of one mode as a design tool's variables (DTCG 2025.10): colours in sRGB and sizes in pixels, no composite
 * values, which such tools leave out. Each mode is a file with the same names, so that both become the modes of one
 * collection. Channel roles are the house colour's.
 */
export function variablesOf(mode: Mode): object {
  const roles = channelRoles(houseSeed, mode)
  const neutral = Object.keys(neutrals).map((role) => [role, colour(neutralHex(role as NeutralRole, mode))] as const)
  const channel = (Object.keys(channelNames) as (keyof ChannelRoles)[]).map(
    (role) => [channelNames[role], colour(roles[role])] as const,
  )
  const texts = Object.entries(textSizes)
  return {
    color: named(neutral),
    channel: named(channel),
    text: named([
      ...texts.map(([size]) => [`size-${size}`, px(Number(size))] as const),
      ['size-reading', px(reading.size)],
    ]),
    line: named([
      ...texts.map(([size, line]) => [`line-${size}`, px(line)] as const),
      ['line-reading', px(reading.line)],
    ]),
    space: { step: px(spacing) },
    radius: named(Object.entries(radii).map(([name, value]) => [name, px(value)] as const)),
    breakpoint: { desk: px(desk) },
  }
}

/** The committed text of design-system/variables/<mode>.json. */
export const variablesJson = (mode: Mode): string => `${JSON.stringify(variablesOf(mode), undefined, 2)}\n`
