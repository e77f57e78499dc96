/** SQL that creates the tables of the presents. */
export const presentDdl1: readonly string[] = [
  `create table present (
    id text primary key,
    account_id text not null references account on delete cascade,
    kind text not null,
    item_id text,
    amount integer not null check (amount > 0),
    message text not null,
    sent_at timestamptz not null,
    expires_at timestamptz,
    received_at timestamptz
  )`,
  `create index present_by_account on present (account_id, sent_at)`,
]
