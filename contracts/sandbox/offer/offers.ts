import type { Db } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { publishedChannels, publishedCondition, requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext, DbContext } from '../runtime/dbContext.ts'

/** Items of the rooms that are currently open, with the number of all favours and whether the fan favours them. */
export function openOfferItems(fan: CallerContext) {
  const { now, accountId = '' } = fan
  return publishedChannels(fan)
    .innerJoin('offer_room', 'offer_room.channel_id', 'channel.id')
    .innerJoin('offer_item', 'offer_item.room_id', 'offer_room.id')
    .where(publishedCondition(now, 'offer_room'))
    .selectAll('offer_item')
    .select('offer_room.channel_id')
    .select((eb) => {
      const favors = eb.selectFrom('offer_favor').whereRef('offer_favor.item_id', '=', 'offer_item.id')
      return [
        favors.select(({ fn }) => fn.countAll<number>().as('n')).as('favors'),
        eb.exists(favors.where('account_id', '=', accountId).select('item_id')).as('has_favored'),
      ]
    })
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof openOfferItems>['executeTakeFirstOrThrow']>>

/** An item of an offer room as sent over the wire. */
export const offerItemOnWire = (row: ItemRow, accountId: string | undefined) => ({
  itemId: row.id,
  roomId: row.room_id,
  ipId: row.channel_id,
  name: row.name,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  favorCount: row.favor_base + (row.favors ?? 0),
  hasFavored: accountId === undefined ? undefined : Boolean(row.has_favored),
})

/** An open room. Throws NotFound for an unknown room and OutOfTerm for one that is not open. */
export async function requireOpenRoom(fan: Pick<CallerContext, 'db' | 'now'>, roomId: string) {
  const row = orFail(
    await fan.db
      .selectFrom('offer_room')
      .innerJoin('channel', 'channel.id', 'offer_room.channel_id')
      .selectAll('offer_room')
      .select(['channel.name as channel_name', 'channel.oshi_color'])
      .where('offer_room.id', '=', roomId)
      .executeTakeFirst(),
  )
  await requirePublishedInChannel(fan, row, 'OutOfTerm')
  return row
}

/** An offer room as sent over the wire. */
export const offerRoomOnWire = (row: Awaited<ReturnType<typeof requireOpenRoom>>) => ({
  roomId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  favorLimit: row.favor_limit,
  publicationStartTime: instantOnWire(row.published_from),
  publicationEndTime: instantOnWire(row.published_until),
})

/** The id of the room to which an item belongs. Throws NotFound for an unknown item. */
export async function roomOfItem(db: Db, itemId: string): Promise<string> {
  return orFail(await db.selectFrom('offer_item').select('room_id').where('id', '=', itemId).executeTakeFirst()).room_id
}

/**
 * Favours an item, or removes the favour. Locks the account, so that concurrent favours of a member are counted one
 * after the other.
 */
export async function toggleFavor(ctx: DbContext, accountId: string, itemId: string) {
  return ctx.db.transaction().execute(async (db) => {
    await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const room = await requireOpenRoom({ db, now: ctx.now }, await roomOfItem(db, itemId))
    const own = { account_id: accountId, item_id: itemId }
    const taken = await db
      .deleteFrom('offer_favor')
      .where('account_id', '=', accountId)
      .where('item_id', '=', itemId)
      .returning('item_id')
      .executeTakeFirst()
    if (!taken) {
      if ((await favorsIn(db, accountId, room.id)) >= room.favor_limit) throw new Failure('FavorLimitReached')
      await db
        .insertInto('offer_favor')
        .values({ ...own, created_at: ctx.now })
        .execute()
    }
    const item = await openOfferItems({ db, now: ctx.now, accountId })
      .where('offer_item.id', '=', itemId)
      .executeTakeFirstOrThrow()
    const { hasFavored = false, favorCount } = offerItemOnWire(item, accountId)
    return { itemId, hasFavored, favorCount }
  })
}

async function favorsIn(db: Db, accountId: string, roomId: string): Promise<number> {
  const { favors } = await db
    .selectFrom('offer_favor')
    .innerJoin('offer_item', 'offer_item.id', 'offer_favor.item_id')
    .select(({ fn }) => fn.countAll<number>().as('favors'))
    .where('account_id', '=', accountId)
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow()
  return favors
}
