import type { Generated } from 'kysely'

/** The tables of the ledger. */
export interface LedgerTables {
  ledger_account: LedgerAccountTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: { transaction_id: string; ledger_account_id: string; amount: number }
  /** The latest break from spending of each member who has set one. */
  spending_break: { account_id: string; ends_at: Date }
}

/** The kind of a ledger account: a member's wallet (FREE, PAID), or an account of the operator. */
export type LedgerKind = 'FREE' | 'PAID' | 'GRANTED' | 'SOLD' | 'SPENT' | 'ADJUSTED'

interface LedgerAccountTable {
  id: string
  /** The member's account; null for the operator's accounts and for deleted members. */
  account_id: string | null
  /** The platform of the wallet; balances are separate for each (Q9). */
  platform: Generated<'WEB' | 'IOS' | 'ANDROID'>
  kind: LedgerKind
  /**
   * The current balance of a member's wallet, never below zero: a trigger updates it with each entry. Not used for the
   * operator's accounts.
   */
  balance: Generated<number>
}

interface LedgerTransactionTable {
  id: string
  /** Why coins moved, for example `WELCOME` or `GACHA`. */
  reason: string
  /** The id of what the coins moved for, such as the id of a draw. */
  reference: string | null
  created_at: Date
}
