/** SQL that creates the table of postal addresses. */
export const addressDdl1: readonly string[] = [
  `create table postal_address (
    account_id text primary key references account on delete cascade,
    address jsonb not null,
    saved_at timestamptz not null
  )`,
]
