import * as z from 'zod/mini'
import { imagePath, openEnum, shownText } from '../schema.ts'

/** What can be handed over to a member (A§3, item kind). */
export const itemKinds = [
  'BUNDLE',
  'CURRENCY',
  'COIN',
  'ACHIEVEMENT',
  'BACKGROUND',
  'GOODS',
  'PHOTO',
  'PRIVILEGE_MOVIE',
  'PRIVILEGE_STORY',
  'TICKET',
  'REAL_EVENT',
  'OFFER_ITEM',
  'VOTE_POINT',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** Something that is handed over: 100 coins, one photo. Coins have no id and no picture; given ones are free coins. */
export const asset = z.object({
  itemKind: openEnum(itemKinds),
  /** Id of the item; coins have none. */
  itemId: z.optional(z.string()),
  name: shownText,
  image: z.optional(imagePath),
  /** How many of it: 100 coins, 1 photo. */
  amount: z.int().check(z.positive()),
})

/**
 * What of a gift passes a holding limit and waits in the present box (Q372). Absent: the member holds all of it, or the
 * host does not say.
 */
export const sentToPresents = z.optional(z.array(asset))
