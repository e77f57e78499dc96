import { hexFromOklch, mixColours, oklchFromHex } from './oklch.ts'

/** The colours of a channel's pictures, from paper to black, derived from the channel's colour. */
export interface Palette {
  readonly paper: string
  readonly tint: string
  readonly light: string
  /** The channel's colour itself. */
  readonly main: string
  readonly mid: string
  readonly deep: string
  readonly ink: string
  /**
   * The colour of clothes: the channel's colour, or a darker shade if the channel's colour is nearly as light as paper.
   */
  readonly cloth: string
  /** Whether the channel's colour is nearly as light as paper, so that shapes need a dark outline. */
  readonly bright: boolean
}

const paper = '#f8f3ea'

/**
 * Computes the palette of a yellow or white channel. These colours turn muddy when darkened, so the dark colours are
 * navy or slate.
 */
function brightPalette(seed: string): Palette {
  const { l, c, h } = oklchFromHex(seed)
  const coloured = c > 0.05
  return {
    paper,
    tint: mixColours(paper, seed, coloured ? 0.3 : 0.75),
    light: coloured ? mixColours(paper, seed, 0.62) : hexFromOklch({ l: 0.955, c: 0.024, h }),
    main: seed,
    mid: coloured ? hexFromOklch({ l: l - 0.11, c: 0.15, h: h - 3 }) : hexFromOklch({ l: 0.79, c: 0.035, h }),
    deep: coloured ? hexFromOklch({ l: 0.34, c: 0.13, h: 257 }) : hexFromOklch({ l: 0.34, c: 0.03, h: 232 }),
    ink: hexFromOklch({ l: 0.19, c: 0.04, h: 262 }),
    cloth: coloured ? seed : hexFromOklch({ l: 0.79, c: 0.035, h }),
    bright: true,
  }
}

/** Computes the palette of a channel from its colour (`#rrggbb`). The same colour always gives the same palette. */
export function paletteOf(seed: string): Palette {
  const { l, c, h } = oklchFromHex(seed)
  if (l > 0.8) return brightPalette(seed)
  return {
    paper,
    tint: hexFromOklch({ l: 0.925, c: Math.min(c, 0.055), h }),
    light: hexFromOklch({ l: 0.8, c: Math.min(c, 0.115), h }),
    main: seed,
    mid: hexFromOklch({ l: l - 0.09, c, h }),
    deep: hexFromOklch({ l: 0.3, c: Math.min(c * 0.7, 0.13), h }),
    ink: hexFromOklch({ l: 0.165, c: 0.035, h }),
    cloth: seed,
    bright: false,
  }
}
