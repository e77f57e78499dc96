import type * as z from 'zod/mini'
import type { asset } from '../../present/asset.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import { itemIdsOf, type Asset, type AssetNameAndImage } from './keeper.ts'
import { keepers } from './keepers.ts'

type WireAsset = z.output<typeof asset>

/** Assets as sent over the wire, in the given order. */
export async function assetsOnWire({ db }: Pick<DbContext, 'db'>, assets: readonly Asset[]): Promise<WireAsset[]> {
  const namesByKind = new Map<string, Map<string | null, AssetNameAndImage>>()
  for (const [kind, keeper] of Object.entries(keepers)) {
    const ofKind = assets.filter((each) => each.kind === kind)
    if (ofKind.length > 0) namesByKind.set(kind, await keeper.namesAndImages(db, itemIdsOf(ofKind)))
  }
  return assets.map(({ kind, item_id, amount }) => {
    const nameAndImage = namesByKind.get(kind)?.get(item_id)
    return {
      // Sends paid coins as the kind COIN, because the specification has one kind for all coins. Their name says that
      // they are paid.
      itemKind: kind === 'PAID_COIN' ? 'COIN' : kind,
      itemId: nullToUndefined(item_id),
      name: nameAndImage?.name ?? '公開の終わったアイテム',
      image: nullToUndefined(nameAndImage?.image ?? null),
      amount,
    }
  })
}

/** The field `sentToPresents` of an answer; absent if nothing was sent to the present box. */
export async function overflowOnWire(
  ctx: Pick<DbContext, 'db'>,
  overflow: readonly Asset[],
): Promise<{ sentToPresents?: WireAsset[] }> {
  return overflow.length === 0 ? {} : { sentToPresents: await assetsOnWire(ctx, overflow) }
}
