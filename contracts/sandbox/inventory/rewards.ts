import type { RewardColumns } from '../runtime/db/columns.ts'
import { grant } from './grant.ts'
import type { Asset, Receipt } from './keeper.ts'
import { isStoredKind } from './keepers.ts'
import { orMissing } from '../runtime/wire.ts'
import type { GrantContext } from '../runtime/dbContext.ts'

/** A reward in its wire shape. */
export const rewardOnWire = ({ item_kind, item_id, name, image, amount }: RewardColumns) => ({
  itemKind: item_kind,
  itemId: orMissing(item_id),
  name,
  image: orMissing(image),
  amount,
})

/** Grants rewards within the caller's transaction. Returns what was sent to the present box. */
export async function grantRewards(
  ctx: GrantContext,
  receipt: Receipt,
  rewards: readonly RewardColumns[],
  message: string,
): Promise<Asset[]> {
  const assets = rewards.flatMap(({ item_kind: kind, item_id, amount }) =>
    isStoredKind(kind) ? [{ kind, item_id, amount }] : [],
  )
  return grant(ctx, receipt, assets, message)
}
