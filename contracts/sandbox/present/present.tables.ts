import type { StoredAssetKind } from '../inventory/inventory.tables.ts'

/** The table of presents. */
export interface PresentTables {
  present: PresentTable
}

interface PresentTable {
  id: string
  account_id: string
  kind: StoredAssetKind
  item_id: string | null
  amount: number
  message: string
  sent_at: Date
  /** When the present expires; null if never. */
  expires_at: Date | null
  received_at: Date | null
}
