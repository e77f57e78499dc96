import type { Random } from './random.ts'
import type { Size } from './svg.ts'
import type { Tone } from './tone.ts'

/**
 * The input of a function that draws a picture: the picture's size, colours and random numbers. Heights vary from 360
 * to 480, so shapes have sizes relative to the height. The middle third of a picture is never cropped.
 */
export interface Scene {
  readonly size: Size
  readonly tone: Tone
  readonly random: Random
}

/** A function that draws one picture without people, from the sky to the ground. */
export type Subject = (scene: Scene) => readonly string[]
