import type { penlightSeeds } from '../../../tokens/penlightSeeds.ts'

/** The colour of a penlight. */
export type PenlightColour = keyof typeof penlightSeeds

/** A penlight that a viewer has just waved. */
export interface PenlightWave {
  id: number
  colour: PenlightColour
}

/**
 * What a link to watch together is at this moment. `before`, `on`, `over`: the viewing, by the server's clock.
 * `unreadable`: its time is not a time. `tooFar`: its time is too long ago, or too far ahead. `unsupported`: viewers of
 * this video cannot be at one position, such as of a live broadcast.
 */
export type TogetherState = 'before' | 'on' | 'over' | 'unreadable' | 'tooFar' | 'unsupported'
