import type { SeedReward } from '../inventory/rewards.content.ts'
import { gachaItems } from './gachaItems.content.ts'

/** A reward that is a photo of a gacha. */
export function photoReward(itemId: string): SeedReward {
  const item = gachaItems.find((each) => each.itemId === itemId)
  if (!item) throw new Error(`There is no item ${itemId}`)
  return { name: item.name, image: item.image, item_kind: item.type, item_id: itemId, amount: 1 }
}
