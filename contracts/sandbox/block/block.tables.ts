/** The table of blocks between members. */
export interface BlockTables {
  block: { account_id: string; target_account_id: string; created_at: Date }
}
