import type { Random } from './random.ts'
import type { Size } from './svg.ts'
import type { Tone } from './tone.ts'

/**
 * The drawing area of a subject. Heights are 360 to 480, so sizes are relative to the height; the middle third is never
 * cropped.
 */
export interface Scene {
  readonly size: Size
  readonly tone: Tone
  readonly random: Random
}

/** A subject draws one picture, from the sky to the floor. */
export type Subject = (scene: Scene) => readonly string[]
