import { mixColours } from './oklch.ts'
import type { Palette } from './palette.ts'

/**
 * The colour of each role in one picture, so that a subject can be drawn by day, by night, on paper or in pale colours.
 */
export interface Tone {
  readonly sky: string
  /** Slightly different from the sky: halos and distant shapes. */
  readonly air: string
  /** Light sources: beams, windows. */
  readonly glow: string
  /** Sun, moon and other round shapes. */
  readonly disc: string
  readonly far: string
  readonly middle: string
  readonly near: string
  /** The dark main shape and its light details. */
  readonly body: string
  readonly mark: string
  /** Thin lines and stars in the sky. */
  readonly line: string
  /** The channel's colour and its darker shade, the same at day and night. */
  readonly own: string
  readonly shade: string
  /** Outline of shapes that are as light as the paper. */
  readonly key?: string
}

/** The time of day or paper on which a subject is drawn. */
export type ToneName = 'day' | 'night' | 'paper' | 'pale'

/** The colours of a subject in a palette, by tone. */
export function toneOf(palette: Palette, name: ToneName): Tone {
  const { paper, tint, light, main, mid, deep, ink, bright } = palette
  const body = { body: ink, mark: paper, own: main, shade: mid }
  switch (name) {
    case 'day':
      return {
        sky: palette.cloth === main ? main : mixColours(main, mid, 0.3),
        air: bright ? mixColours(main, paper, 0.35) : mixColours(main, light, 0.25),
        glow: light,
        disc: paper,
        far: mid,
        middle: deep,
        near: ink,
        line: bright ? ink : paper,
        key: bright ? ink : undefined,
        ...body,
      }
    case 'night':
      return {
        sky: deep,
        air: mixColours(deep, main, bright ? 0.12 : 0.35),
        glow: light,
        disc: paper,
        far: main,
        middle: mid,
        near: ink,
        line: paper,
        ...body,
      }
    case 'paper':
      return {
        sky: paper,
        air: tint,
        glow: light,
        disc: main,
        far: light,
        middle: main,
        near: bright ? ink : deep,
        line: ink,
        key: bright ? ink : undefined,
        ...body,
      }
    case 'pale':
      return {
        sky: tint,
        air: paper,
        glow: bright ? main : light,
        disc: main,
        far: light,
        middle: main,
        near: bright ? ink : deep,
        line: ink,
        key: bright ? ink : undefined,
        ...body,
      }
  }
}
