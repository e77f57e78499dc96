/** SQL that creates the table of breaks from spending. */
export const spendingDdl1: readonly string[] = [
  `create table spending_break (
    account_id text primary key references account on delete cascade,
    ends_at timestamptz not null
  )`,
]
