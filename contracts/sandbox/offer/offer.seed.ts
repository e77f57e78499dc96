import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publicationPeriodSince } from '../runtime/seed/publicationPeriodSince.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { offerRooms } from './offers.content.ts'

/** Seeds offers at every start and keeps the members' favours. */
export async function seedOffers(ctx: SeedContext): Promise<void> {
  const rooms = offerRooms.map(({ roomId, ipId, name, description, image, favorLimit }) => ({
    id: roomId,
    channel_id: ipId,
    name,
    description,
    image,
    favor_limit: favorLimit,
    ...publicationPeriodSince(ctx, 5),
  }))
  await upsert(ctx.db, 'offer_room', rooms)
  const items = offerRooms.flatMap(({ roomId, items: own }) =>
    own.map(({ itemId, favors, ...texts }, position) => ({
      id: itemId,
      room_id: roomId,
      position,
      ...texts,
      favor_base: favors,
    })),
  )
  await upsert(ctx.db, 'offer_item', items)
}
