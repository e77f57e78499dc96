import { mixColours } from './oklch.ts'
import type { Palette } from './palette.ts'

/**
 * The colour of each role in one picture, so that a subject can be drawn by day, by night, on paper or in pale colours.
 */
export interface Tone {
  readonly sky: string
  /** The colour of halos and distant shapes, slightly different from the sky. */
  readonly air: string
  /** The colour of light sources, such as beams and windows. */
  readonly glow: string
  /** The colour of the sun, the moon and other round shapes. */
  readonly disc: string
  readonly far: string
  readonly middle: string
  readonly near: string
  /** The colour of the dark main shape; `mark` is for its light details. */
  readonly body: string
  readonly mark: string
  /** The colour of thin lines and stars in the sky. */
  readonly line: string
  /** The channel's colour; `shade` is a darker shade of it. Both are the same by day and by night. */
  readonly own: string
  readonly shade: string
  /** The colour of outlines for shapes that are as light as the paper; absent if there are no such shapes. */
  readonly key?: string | undefined
}

/** The name of a set of colours: by day, by night, on paper or pale. */
export type ToneName = 'day' | 'night' | 'paper' | 'pale'

/** Chooses the colours of a subject from a palette. */
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
