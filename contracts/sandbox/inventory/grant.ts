import type { GrantContext } from '../runtime/dbContext.ts'
import { holdWhatFits, type Portion } from './holdings.ts'
import type { Asset, Receipt } from './keeper.ts'
import { sendPresents } from './presentBox.ts'

/**
 * Gives assets to a member, within the caller's transaction; there is no other way to give something. The member holds
 * as much as the limits allow, and the rest is sent to the present box with `message` as its reason (Q372).
 *
 * @returns What was sent to the present box; empty when the member holds everything.
 */
export async function grant(
  place: GrantContext,
  receipt: Receipt,
  assets: readonly Asset[],
  message: string,
): Promise<Asset[]> {
  const portions = await holdWhatFits(
    place,
    receipt,
    assets.filter(({ amount }) => amount > 0),
    'split',
  )
  const overflow = portions.flatMap(restOf)
  await sendPresents(place, receipt.accountId, overflow, message)
  return overflow
}

const restOf = ({ asset: { kind, item_id, amount }, held }: Portion): Asset[] =>
  held < amount ? [{ kind, item_id, amount: amount - held }] : []
