import type { GrantContext } from '../runtime/dbContext.ts'
import { addWithinLimits, type AddedPortion } from './holdings.ts'
import type { Asset, GiftTarget } from './keeper.ts'
import { sendPresents } from './presentBox.ts'

/**
 * Gives assets to a member within the caller's transaction. All code that gives a member something calls this function.
 * The member gets as much as the limits allow; the rest goes to the present box with `message` as its reason (Q372).
 *
 * @returns What was sent to the present box; empty if everything fitted.
 */
export async function grant(
  ctx: GrantContext,
  giftTarget: GiftTarget,
  assets: readonly Asset[],
  message: string,
): Promise<Asset[]> {
  const portions = await addWithinLimits(
    ctx,
    giftTarget,
    assets.filter(({ amount }) => amount > 0),
    'split',
  )
  const overflow = portions.flatMap(overflowOf)
  await sendPresents(ctx, giftTarget.accountId, overflow, message)
  return overflow
}

const overflowOf = ({ asset: { kind, item_id, amount }, added }: AddedPortion): Asset[] =>
  added < amount ? [{ kind, item_id, amount: amount - added }] : []
