import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { offerItemOf, offerRoomOf, openOfferItems, openRoom, roomOfItem, toggleFavor } from './offers.ts'
import { requirePublished } from '../channel/publishedChannels.ts'
import { requireCursor } from '../runtime/seekPage.ts'
import { pageOf } from '../runtime/wire.ts'

export const offerHandlers: Handlers<'offer'> = {
  async listOfferItems(ask) {
    const { ipId, itemId, 'seek.lastItemId': last } = ask.query
    const { limit } = pageOf({ limit: ask.query['seek.limit'] })
    if (ipId !== undefined) await requirePublished(ask, ipId)
    const roomId = itemId === undefined ? ask.query.roomId : await roomOfItem(ask.db, itemId)
    const room = roomId === undefined ? undefined : await openRoom(ask, roomId)
    await requireCursor(last, (id) =>
      ask.db
        .selectFrom('offer_item')
        .innerJoin('offer_room', 'offer_room.id', 'offer_item.room_id')
        .select('offer_item.id')
        .where('offer_item.id', '=', id)
        .$if(ipId !== undefined, (query) => query.where('offer_room.channel_id', '=', ipId ?? ''))
        .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? '')),
    )
    const rows = await openOfferItems(ask)
      .$if(ipId !== undefined, (query) => query.where('offer_room.channel_id', '=', ipId ?? ''))
      .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? ''))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('offer_item.room_id', 'offer_item.position', 'offer_item.id'),
            '>',
            eb
              .selectFrom('offer_item as last')
              .select(['last.room_id', 'last.position', 'last.id'])
              .where('last.id', '=', last ?? '')
              .$asTuple('room_id', 'position', 'id'),
          ),
        ),
      )
      .orderBy('room_id')
      .orderBy('offer_item.position')
      .orderBy('offer_item.id')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const item =
      itemId === undefined
        ? undefined
        : await openOfferItems(ask).where('offer_item.id', '=', itemId).executeTakeFirstOrThrow()
    return {
      list: page.map((row) => offerItemOf(row, ask.accountId)),
      room: room && offerRoomOf(room),
      item: item && offerItemOf(item, ask.accountId),
      seek: { hasNext: rows.length > limit, lastItemId: page.at(-1)?.id },
    }
  },

  async toggleFavouriteOffer(ask) {
    await toggleFavor(ask, memberOf(ask), ask.body.itemId)
    return {}
  },

  toggleFavorOffer: async (ask) => ({ favor: await toggleFavor(ask, memberOf(ask), ask.body.itemId) }),
}
