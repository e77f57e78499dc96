import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { offerItemOnWire, offerRoomOnWire, openOfferItems, requireOpenRoom, roomOfItem, toggleFavor } from './offers.ts'
import { requirePublishedChannel } from '../channel/publishedChannels.ts'
import { requireCursor } from '../runtime/seekPage.ts'
import { pageBounds } from '../runtime/wire.ts'

/** The sandbox's handlers of the offer endpoints. */
export const offerHandlers: Handlers<'offer'> = {
  async listOfferItems(ctx) {
    const { ipId, itemId, 'seek.lastItemId': last } = ctx.query
    const { limit } = pageBounds({ limit: ctx.query['seek.limit'] })
    if (ipId !== undefined) await requirePublishedChannel(ctx, ipId)
    const roomId = itemId === undefined ? ctx.query.roomId : await roomOfItem(ctx.db, itemId)
    const room = roomId === undefined ? undefined : await requireOpenRoom(ctx, roomId)
    await requireCursor(last, (id) =>
      ctx.db
        .selectFrom('offer_item')
        .innerJoin('offer_room', 'offer_room.id', 'offer_item.room_id')
        .select('offer_item.id')
        .where('offer_item.id', '=', id)
        .$if(ipId !== undefined, (query) => query.where('offer_room.channel_id', '=', ipId ?? ''))
        .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? '')),
    )
    const rows = await openOfferItems(ctx)
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
        : await openOfferItems(ctx).where('offer_item.id', '=', itemId).executeTakeFirstOrThrow()
    return {
      list: page.map((row) => offerItemOnWire(row, ctx.accountId)),
      room: room && offerRoomOnWire(room),
      item: item && offerItemOnWire(item, ctx.accountId),
      seek: { hasNext: rows.length > limit, lastItemId: page.at(-1)?.id },
    }
  },

  async toggleFavouriteOffer(ctx) {
    await toggleFavor(ctx, memberIdOf(ctx), ctx.body.itemId)
    return {}
  },

  toggleFavorOffer: async (ctx) => ({ favor: await toggleFavor(ctx, memberIdOf(ctx), ctx.body.itemId) }),
}
