import type { Generated } from 'kysely'

/** Tables of the ledger. */
export interface CoinsTables {
  ledger_account: LedgerAccountTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: { transaction_id: string; ledger_account_id: string; amount: number }
}

export type LedgerKind = 'FREE' | 'PAID' | 'GRANTED' | 'SOLD' | 'SPENT' | 'ADJUSTED'

interface LedgerAccountTable {
  id: string
  /** Null: an account of the operator, or of a member who is gone. */
  account_id: string | null
  /** Balances are kept per platform (Q9). */
  platform: Generated<'WEB' | 'IOS' | 'ANDROID'>
  kind: LedgerKind
  /** Kept by a trigger on the entries, for members only; never below zero. */
  balance: Generated<number>
}

interface LedgerTransactionTable {
  id: string
  /** Why coins moved: `WELCOME`, `GACHA`. */
  reason: string
  /** What they moved for: the id of the draw. */
  reference: string | null
  created_at: Date
}
