import type { Generated } from 'kysely'

/** Tables of the ledger. */
export interface CoinsTables {
  ledger_account: LedgerAccountTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: { transaction_id: string; ledger_account_id: string; amount: number }
}

/** The kind of a ledger account: a member's wallet (FREE, PAID), or an account of the operator. */
export type LedgerKind = 'FREE' | 'PAID' | 'GRANTED' | 'SOLD' | 'SPENT' | 'ADJUSTED'

interface LedgerAccountTable {
  id: string
  /** Null for the operator's accounts and for deleted members. */
  account_id: string | null
  /** Balances are separate per platform (Q9). */
  platform: Generated<'WEB' | 'IOS' | 'ANDROID'>
  kind: LedgerKind
  /** Maintained by a trigger on the entries, for members only; never below zero. */
  balance: Generated<number>
}

interface LedgerTransactionTable {
  id: string
  /** Why coins moved, for example `WELCOME` or `GACHA`. */
  reason: string
  /** What they moved for, for example the id of the draw. */
  reference: string | null
  created_at: Date
}
