import type { backgroundStatuses } from '../../home/home.endpoints.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { nullToUndefined } from '../runtime/wire.ts'

type Member = Pick<CallContext, 'db' | 'accountId'>

/** Every background, with the columns that determine whether the member may use it. */
export function backgroundsFor(ctx: Member) {
  const account = memberIdOf(ctx)
  return ctx.db
    .selectFrom('background')
    .leftJoin('channel', 'channel.id', 'background.channel_id')
    .selectAll('background')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .select((eb) => [
      eb
        .selectFrom('owned_item')
        .innerJoin('item', 'item.id', 'owned_item.item_id')
        .whereRef('item.channel_id', '=', 'background.channel_id')
        .where('item.type', '=', 'PHOTO')
        .where('owned_item.account_id', '=', account)
        .select(({ fn }) => fn.countAll<number>().as('photos'))
        .as('owned_photos'),
      eb
        .exists(
          eb
            .selectFrom('owned_background')
            .select('account_id')
            .whereRef('background_id', '=', 'background.id')
            .where('account_id', '=', account),
        )
        .as('is_handed_over'),
      eb
        .exists(
          eb
            .selectFrom('home_background')
            .select('account_id')
            .whereRef('background_id', '=', 'background.id')
            .where('account_id', '=', account),
        )
        .as('is_selected'),
    ])
}

type BackgroundRow = Awaited<ReturnType<ReturnType<typeof backgroundsFor>['executeTakeFirstOrThrow']>>

/** The status of a background for the member: chosen, available or locked. */
export function backgroundStatusOf(row: BackgroundRow): (typeof backgroundStatuses)[number] {
  if (row.is_selected) return 'SELECTED'
  const isOpen = row.required_photos !== null && (row.owned_photos ?? 0) >= row.required_photos
  return isOpen || row.is_handed_over ? 'OWNED' : 'LOCKED'
}

/** The fields of a background that every endpoint returns. */
export const backgroundOnWire = (row: BackgroundRow) => ({
  backgroundId: row.id,
  name: row.name,
  image: row.image,
  ipId: nullToUndefined(row.channel_id),
  ipName: nullToUndefined(row.channel_name),
  oshiColor: nullToUndefined(row.oshi_color),
})

/** A background with its status for the member, and the progress towards unlocking it. */
export const backgroundEntryOf = (row: BackgroundRow) => ({
  ...backgroundOnWire(row),
  status: backgroundStatusOf(row),
  ...(row.required_photos && { requiredPhotoCount: row.required_photos, ownedPhotoCount: row.owned_photos ?? 0 }),
})
