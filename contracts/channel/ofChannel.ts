import * as z from 'zod/mini'
import { shownText } from '../schema.ts'

/** Id of the channel, which the specification calls IP (S003). */
export const ipId = z.string()

/** Colour of the channel, `#rrggbb`; without it, clients derive a colour from the id. An extension of ours. */
export const oshiColor = z.string()

/** Fields that name the channel in every object that belongs to a channel. */
export const ofChannel = {
  ipId,
  /** Name of the channel. */
  ipName: shownText,
  oshiColor: z.optional(oshiColor),
}
