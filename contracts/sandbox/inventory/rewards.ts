import type { RewardColumns } from '../runtime/db/columns.ts'
import { isKept, type Receipt } from './handOver.ts'
import { handOverOrSend } from './presentBox.ts'
import { orMissing } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A reward as it goes over the wire. */
export const rewardOnWire = ({ item_kind, item_id, name, image, amount }: RewardColumns) => ({
  itemKind: item_kind,
  itemId: orMissing(item_id),
  name,
  image: orMissing(image),
  amount,
})

/** Hands rewards over, within the caller's transaction. */
export async function handOverRewards(
  place: DbContext,
  receipt: Receipt,
  rewards: readonly RewardColumns[],
  message: string,
): Promise<void> {
  const assets = rewards.flatMap(({ item_kind: kind, item_id, amount }) =>
    isKept(kind) ? [{ kind, item_id, amount }] : [],
  )
  if (assets.length > 0) await handOverOrSend(place, receipt, assets, message)
}
