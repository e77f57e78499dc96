import type { penlightSeeds } from '../../../tokens/penlightSeeds.ts'

/** The colour of a penlight. */
export type PenlightColour = keyof typeof penlightSeeds

/** A penlight that a viewer has just waved. */
export interface PenlightWave {
  id: number
  colour: PenlightColour
}

/**
 * The state of a link to watch together. `before`, `on`, `over`: the viewing has not begun, is in progress, or has
 * ended, by the server's clock. `unreadable`: the link's time cannot be parsed. `tooFar`: its time is too long ago, or
 * too far ahead. `unsupported`: viewers of this video cannot be at one position, such as of a live broadcast.
 */
export type TogetherState = 'before' | 'on' | 'over' | 'unreadable' | 'tooFar' | 'unsupported'
