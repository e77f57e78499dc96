import { lockWallets } from '../ledger/ledger.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { itemIdsOf, type Asset, type GiftTarget, type CapacityByItem } from './keeper.ts'
import { keepers } from './keepers.ts'

/** An asset, and how much of it was added to the member's holdings without exceeding the holding limit. */
export interface AddedPortion<A extends Asset = Asset> {
  asset: A
  added: number
}

/**
 * What happens to an asset that exceeds the holding limit: `split` gives the part up to the limit, `whole` gives
 * nothing.
 */
export type PortioningMode = 'split' | 'whole'

/**
 * Adds as much as fits below the limits to a member's holdings, within the caller's transaction. Locks the member's
 * wallets first, so that concurrent gifts to one member are serialised. Returns every asset in order, with the amount
 * that was added.
 */
export async function addWithinLimits<A extends Asset>(
  ctx: DbContext,
  giftTarget: GiftTarget,
  assets: readonly A[],
  portioning: PortioningMode,
): Promise<AddedPortion<A>[]> {
  await lockWallets(ctx.db, giftTarget.accountId)
  const added = new Map<A, number>()
  for (const [kind, keeper] of Object.entries(keepers)) {
    const ofKind = assets.filter((asset) => asset.kind === kind)
    if (ofKind.length === 0) continue
    const room = await keeper.room(ctx, giftTarget.accountId, itemIdsOf(ofKind))
    const portions = portionsOf(ofKind, room, portioning)
    const given = portions.filter((each) => each.added > 0).map(({ asset, added: amount }) => ({ ...asset, amount }))
    if (given.length > 0) await keeper.give(ctx, giftTarget, given)
    for (const portion of portions) added.set(portion.asset, portion.added)
  }
  return assets.map((asset) => ({ asset, added: added.get(asset) ?? 0 }))
}

/** How much of each asset fits below the limits, in order. */
export function portionsOf<A extends Asset>(
  assets: readonly A[],
  room: CapacityByItem,
  portioning: PortioningMode,
): AddedPortion<A>[] {
  const left = new Map(room)
  return assets.map((asset) => {
    const most = Math.max(0, left.get(asset.item_id) ?? 0)
    const fitting = Math.min(asset.amount, most)
    const added = portioning === 'split' || fitting === asset.amount ? fitting : 0
    left.set(asset.item_id, most - added)
    return { asset, added }
  })
}
