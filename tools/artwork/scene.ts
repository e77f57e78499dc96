import type { Random } from './random.ts'
import type { Size } from './svg.ts'
import type { Tone } from './tone.ts'

/**
 * What a subject needs to draw: the size of the picture, its colours and random numbers. Heights are 360 to 480, so
 * subjects draw in sizes relative to the height. The middle third is never cropped.
 */
export interface Scene {
  readonly size: Size
  readonly tone: Tone
  readonly random: Random
}

/** A function that draws one picture without people, from the sky to the ground. */
export type Subject = (scene: Scene) => readonly string[]
