import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, openEnum } from '../schema.ts'
import { rarities } from '../gacha/rarity.ts'

/** A photo a member owns; doubles are counted, not repeated. */
export const ownedPhoto = z.object({
  photoId: z.string(),
  ipId: z.string(),
  ipName: z.string(),
  oshiColor: z.optional(z.string()),
  name: z.string(),
  image: imagePath,
  rarity: z.optional(openEnum(rarities)),
  ownedCount: count,
  acquiredTime: instant,
})

export const listCollectedPhotos = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/collection/photo',
  auth: 'member',
  query: z.object({ ipId: z.optional(z.string()), limit: z.optional(z.int()), offset: z.optional(z.int()) }),
  response: z.object({ photos: z.array(ownedPhoto), total: count }),
  source: 'C059',
  summary: 'Photos in the collection, the latest first',
})
