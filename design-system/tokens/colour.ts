import { blendColours, clamp, contrastRatio, multiplyColours, toHex, toOklch, type Oklch } from './oklch.ts'
import { productSeed, neutralHex, type Mode } from './palette.ts'

/** The colour roles derived from a channel's colour; each a `#rrggbb`. */
export interface ChannelRoles {
  /** The channel's colour as a fill: follow button, lit penlight. */
  solid: string
  /** Text on `solid`, ≥ 4.5:1. */
  onSolid: string
  /** The key line (墨版), which is the outline of filled shapes, ≥ 3:1 on every surface. */
  key: string
  /** The faint part of the light. */
  light: string
  /** The strong part of the light. */
  light2: string
  /** The source of a light shaft in stage mode. */
  glow: string
  /** Coloured text, ≥ 4.5:1 on paper and `light`. */
  accent: string
}

const white = '#ffffff'
const maxChroma = 0.215
const step = 0.01
/**
 * Maximum change of lightness for a key line; beyond it ink is used instead, so that yellow is not darkened to mustard.
 */
const maxKeyShift: Record<Mode, number> = { day: 0.1, stage: 0.2 }

const at = ([, chroma, hue]: Oklch, lightness: number) => toHex([lightness, chroma, hue])

function solidAndText(seed: Oklch, mode: Mode): Pick<ChannelRoles, 'solid' | 'onSolid'> {
  const ink = neutralHex('ink', 'day')
  let lightness = clamp(seed[0], mode === 'day' ? 0.44 : 0.58, 0.94)
  let solid = at(seed, lightness)
  if (contrastRatio(solid, white) < 4.5 && lightness > 0.64 && contrastRatio(solid, ink) >= 4.5)
    return { solid, onSolid: ink }
  while (contrastRatio(solid, white) < 4.5) solid = at(seed, (lightness -= step))
  return { solid, onSolid: white }
}

function lights(seed: Oklch, mode: Mode): Pick<ChannelRoles, 'light' | 'light2' | 'glow'> {
  const [lightness, chroma, hue] = seed
  // A near-white colour would be invisible as light on paper, so it is treated as a shade with twice its chroma.
  const pale = chroma < 0.03
  const bright = lightness >= 0.85 && !pale
  const tint = pale ? 2 * chroma : chroma
  const [faint, strong] = mode === 'stage' ? [0.27, 0.34] : bright ? [0.962, 0.93] : [0.928, 0.865]
  return {
    light: toHex([faint, Math.min(0.55 * tint, 0.1), hue]),
    light2: toHex([strong, Math.min(0.85 * tint, 0.155), hue]),
    glow: toHex([Math.max(lightness, 0.72), Math.min(chroma, 0.19), hue]),
  }
}

/** All backgrounds that a control can have. */
function surfaces(mode: Mode, { light, light2, glow }: Pick<ChannelRoles, 'light' | 'light2' | 'glow'>): string[] {
  const paper = neutralHex('paper', mode)
  const shaft = mode === 'day' ? multiplyColours(light2, paper) : blendColours(glow, paper, 0.4)
  return [paper, neutralHex('raised', mode), neutralHex('sunk', mode), light, light2, shaft]
}

/**
 * Moves the lightness away from the paper's until the contrast with every background in `on` is at least `ratio`.
 * Undefined if that takes more than `maxShift`.
 */
function moveUntil(from: string, mode: Mode, on: string[], ratio: number, maxShift: number): string | undefined {
  const colour = toOklch(from)
  const direction = mode === 'day' ? -step : step
  for (let shift = 0; Math.abs(shift) <= maxShift; shift += direction) {
    const moved = shift === 0 ? from : at(colour, clamp(colour[0] + shift, 0, 1))
    if (on.every((surface) => contrastRatio(moved, surface) >= ratio)) return moved
  }
  return undefined
}

const computed = new Map<string, ChannelRoles>()

/**
 * Derives all roles of a channel from its colour (`#rrggbb`). colour.test.ts proves the minimum contrasts for 4,096
 * colours. Results are cached, because a list requests the same channel many times.
 */
export function channelRoles(seed: string, mode: Mode): ChannelRoles {
  const known = computed.get(mode + seed)
  if (known) return known
  const [lightness, chroma, hue] = toOklch(seed)
  const colour: Oklch = [lightness, Math.min(chroma, maxChroma), hue]
  const fill = solidAndText(colour, mode)
  const light = lights(colour, mode)
  const ink = neutralHex('ink', mode)
  const roles: ChannelRoles = {
    ...fill,
    ...light,
    key: moveUntil(fill.solid, mode, surfaces(mode, light), 3, maxKeyShift[mode]) ?? ink,
    accent: moveUntil(fill.solid, mode, [neutralHex('paper', mode), light.light], 4.5, 1) ?? ink,
  }
  computed.set(mode + seed, roles)
  return roles
}

/** The colours that a fan can choose for a penlight. */
const penlights = [
  '#d3213d',
  '#f0641e',
  '#f7a823',
  '#ffe45c',
  '#9fd13a',
  '#1f8a54',
  '#00a896',
  '#38b6e8',
  '#1464c8',
  '#5b4bd1',
  '#8e3ac2',
  '#e0218a',
  '#ff8fb8',
  '#eaf2f7',
]

/**
 * A colour for a channel that has none: always the same for the same id, on every machine and in every version
 * (FNV-1a).
 */
export function seedOf(id: string): string {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return penlights[hash % penlights.length] ?? productSeed
}

/** Whether a string from outside is a valid colour (`#rrggbb`). */
export function isSeed(value: string | undefined): value is string {
  return value !== undefined && /^#[0-9a-f]{6}$/i.test(value)
}
