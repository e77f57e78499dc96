import type { RewardColumns } from '../runtime/db/columns.ts'
import { grant } from './grant.ts'
import type { Asset, GiftTarget } from './keeper.ts'
import { isStoredAssetKind } from './keepers.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { GrantContext } from '../runtime/dbContext.ts'

/** A reward as sent over the wire. */
export const rewardOnWire = ({ item_kind, item_id, name, image, amount }: RewardColumns) => ({
  itemKind: item_kind,
  itemId: nullToUndefined(item_id),
  name,
  image: nullToUndefined(image),
  amount,
})

/** Grants rewards within the caller's transaction. Returns what was sent to the present box. */
export async function grantRewards(
  ctx: GrantContext,
  giftTarget: GiftTarget,
  rewards: readonly RewardColumns[],
  message: string,
): Promise<Asset[]> {
  const assets = rewards.flatMap(({ item_kind: kind, item_id, amount }) =>
    isStoredAssetKind(kind) ? [{ kind, item_id, amount }] : [],
  )
  return grant(ctx, giftTarget, assets, message)
}
