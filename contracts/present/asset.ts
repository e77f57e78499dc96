import * as z from 'zod/mini'
import { imagePath, openEnum } from '../schema.ts'

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
  itemId: z.optional(z.string()),
  name: z.string(),
  image: z.optional(imagePath),
  amount: z.int().check(z.positive()),
})
