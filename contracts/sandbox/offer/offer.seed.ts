import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { shown } from '../runtime/seed/shown.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { offerRooms } from './offers.content.ts'

/** Seeds offers at every start and keeps the members' favours. */
export async function seedOffers(place: SeedPlace): Promise<void> {
  const rooms = offerRooms.map(({ roomId, ipId, name, description, image, favorLimit }) => ({
    id: roomId,
    channel_id: ipId,
    name,
    description,
    image,
    favor_limit: favorLimit,
    ...shown(place, 5),
  }))
  await upsert(place.db, 'offer_room', rooms)
  const items = offerRooms.flatMap(({ roomId, items: own }) =>
    own.map(({ itemId, favors, ...looks }, position) => ({
      id: itemId,
      room_id: roomId,
      position,
      ...looks,
      favor_base: favors,
    })),
  )
  await upsert(place.db, 'offer_item', items)
}
