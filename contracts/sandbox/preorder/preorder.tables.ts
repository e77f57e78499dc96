import type { CampaignTexts, Published, RewardColumns } from '../runtime/db/columns.ts'

/** Tables of preorders. */
export interface PreorderTables {
  preorder: PreorderTable
  preorder_category: PreorderCategoryTable
  preorder_item: PreorderItemTable
  preorder_bonus: PreorderBonusTable
  preorder_lineup: PreorderLineupTable
  preorder_purchase: PreorderPurchaseTable
  preorder_purchase_item: PreorderPurchaseItemTable
}

interface PreorderTable extends Published, CampaignTexts {
  id: string
  channel_id: string
  purchase_from: Date
  purchase_until: Date
  /** A month or a day in words: `来月下旬`. */
  delivery: string | null
}

interface PreorderCategoryTable {
  id: string
  preorder_id: string
  position: number
  name: string
  type: 'NORMAL' | 'TREADING'
  /** Coins for one; 0 where the type does not have it. */
  normal_consume_coin: number
  treading_single_consume_coin: number
  treading_box_consume_coin: number
}

/** An item one puts into the cart. NORMAL: itself; TREADING: a pack or a box of what stands in the line-up. */
interface PreorderItemTable extends RewardColumns {
  id: string
  category_id: string
  position: number
  type: 'NORMAL' | 'TREADING_SINGLE' | 'TREADING_BOX'
  /** Null: endless. */
  stock: number | null
}

/** Comes with each one of the item. */
interface PreorderBonusTable extends RewardColumns {
  id: string
  preorder_item_id: string
  position: number
}

/** What can be in a pack of a TREADING category; a box has one of each. */
interface PreorderLineupTable extends RewardColumns {
  id: string
  category_id: string
  position: number
}

interface PreorderPurchaseTable {
  id: string
  account_id: string
  preorder_id: string
  consume_coin: number
  ledger_transaction_id: string | null
  created_at: Date
}

/** What came of a purchase, bonuses too. */
interface PreorderPurchaseItemTable extends RewardColumns {
  purchase_id: string
  position: number
  is_bonus: boolean
}
