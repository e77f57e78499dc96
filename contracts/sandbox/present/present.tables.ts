import type { StoredKind } from '../inventory/inventory.tables.ts'

/** Tables of presents. */
export interface PresentTables {
  present: PresentTable
}

interface PresentTable {
  id: string
  account_id: string
  kind: StoredKind
  item_id: string | null
  amount: number
  message: string
  sent_at: Date
  /** Null if it never expires. */
  expires_at: Date | null
  received_at: Date | null
}
