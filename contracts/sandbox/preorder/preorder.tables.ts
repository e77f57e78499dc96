import type { CampaignTexts, PublicationColumns, RewardColumns } from '../runtime/db/columns.ts'

/** The tables of preorders. */
export interface PreorderTables {
  preorder: PreorderTable
  preorder_category: PreorderCategoryTable
  preorder_item: PreorderItemTable
  preorder_bonus: PreorderBonusTable
  preorder_lineup: PreorderLineupTable
  preorder_purchase: PreorderPurchaseTable
  preorder_purchase_item: PreorderPurchaseItemTable
}

interface PreorderTable extends PublicationColumns, CampaignTexts {
  id: string
  channel_id: string
  purchase_from: Date
  purchase_until: Date
  /** The month or day of the delivery as text: `来月下旬`. */
  delivery: string | null
}

interface PreorderCategoryTable {
  id: string
  preorder_id: string
  position: number
  name: string
  type: 'NORMAL' | 'TREADING'
  /** The price in coins of each type; 0 for a type that the category does not have. */
  normal_consume_coin: number
  treading_single_consume_coin: number
  treading_box_consume_coin: number
}

/** An item that can be put into the cart. NORMAL: the item itself. TREADING: a pack or box of items in the line-up. */
interface PreorderItemTable extends RewardColumns {
  id: string
  category_id: string
  position: number
  type: 'NORMAL' | 'TREADING_SINGLE' | 'TREADING_BOX'
  /** The number of items in stock; null if unlimited. */
  stock: number | null
}

/** A bonus that a member gets with each purchased item. */
interface PreorderBonusTable extends RewardColumns {
  id: string
  preorder_item_id: string
  position: number
}

/** An item that a pack in a TREADING category may contain. A box contains one of each. */
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

/** What a purchase contained, including bonuses. */
interface PreorderPurchaseItemTable extends RewardColumns {
  purchase_id: string
  position: number
  is_bonus: boolean
}
