import * as z from 'zod/mini'
import { shownText } from '../schema.ts'

/** Id of the channel, which the documents call IP (S003). */
export const ipId = z.string()

/** Colour of the channel, `#rrggbb` (ours); without it a colour is derived from the id. */
export const oshiColor = z.string()

/** What belongs to a channel names it. */
export const ofChannel = {
  ipId,
  /** Name of the channel. */
  ipName: shownText,
  oshiColor: z.optional(oshiColor),
}
