import * as z from 'zod/mini'
import { imagePath, openEnum, shownText } from '../schema.ts'

/** Kinds of assets that a member can receive (A§3, item kind). */
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

/** A kind of asset that a member can receive. */
export type ItemKind = (typeof itemKinds)[number]

/** An asset that a member receives: 100 coins, one photo. Coins have no id and no picture; they are free coins. */
export const asset = z.object({
  itemKind: openEnum(itemKinds),
  /** Id of the item; absent for coins. */
  itemId: z.optional(z.string()),
  name: shownText,
  image: z.optional(imagePath),
  /** Amount: 100 coins, 1 photo. */
  amount: z.int().check(z.positive()),
})

/**
 * The part of a gift that exceeded a holding limit and waits in the present box. Absent if the member received the
 * whole gift, or if the host does not provide this field (Q372).
 */
export const sentToPresents = z.optional(z.array(asset))
