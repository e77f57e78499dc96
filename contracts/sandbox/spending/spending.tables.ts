/** The tables of what protects members from spending. */
export interface SpendingTables {
  /** The latest break of each member who has set one. */
  spending_break: { account_id: string; ends_at: Date }
}
