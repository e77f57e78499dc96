import { toHex, type Oklch } from './oklch.ts'

/**
 * Colour mode: `day` is the light theme, like ink on paper; `stage` is the dark theme, with colours of its own, like a
 * concert hall.
 */
export type Mode = 'day' | 'stage'

/** A role with the same colour in all channels: `paper`, `ink`, `danger`. */
export type NeutralRole = keyof typeof neutrals

const ink = { day: [0.205, 0.022, 282], stage: [0.958, 0.008, 88] } satisfies Record<Mode, Oklch>
const quiet = { day: [0.445, 0.018, 282], stage: [0.8, 0.014, 282] } satisfies Record<Mode, Oklch>

/** The channel-independent colours in OKLCH, as designers write them (design-system/README.md, "Colour"). */
export const neutrals = {
  paper: { day: [0.982, 0.006, 88], stage: [0.15, 0.02, 282] },
  raised: { day: [0.996, 0.002, 88], stage: [0.205, 0.022, 282] },
  sunk: { day: [0.955, 0.008, 88], stage: [0.115, 0.018, 282] },
  ink,
  quiet,
  edge: { day: [0.54, 0.016, 282], stage: [0.62, 0.018, 282] },
  hair: { day: [0.865, 0.009, 88], stage: [0.315, 0.022, 282] },
  danger: { day: [0.47, 0.19, 25], stage: [0.74, 0.15, 22] },
  success: { day: [0.435, 0.12, 155], stage: [0.79, 0.14, 155] },
  warning: { day: [0.45, 0.11, 70], stage: [0.83, 0.13, 80] },
  info: { day: [0.45, 0.13, 255], stage: [0.76, 0.11, 255] },
  paid: ink,
  free: quiet,
} satisfies Record<string, Record<Mode, Oklch>>

/** Roles that have the colour of another role. In the files for design tools they refer to it. */
export const neutralAliases = { paid: 'ink', free: 'quiet' } as const satisfies Partial<
  Record<NeutralRole, NeutralRole>
>

/**
 * The colours of the obi (vertical title band). In both themes, each has the colour that another role has in the light
 * theme (modes.ts). `light` and `light2` are roles of the channel.
 */
export const obiAliases = { paper: 'raised', ink: 'ink', hair: 'hair', light: 'light', light2: 'light2' } as const

/** The product's own colour, for the logo and for pages that belong to no channel. */
export const productSeed = '#e04a33'

/** The `#rrggbb` of a neutral role. */
export function neutralHex(role: NeutralRole, mode: Mode): string {
  return toHex(neutrals[role][mode])
}
