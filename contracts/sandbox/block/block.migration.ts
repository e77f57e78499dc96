/** SQL that creates the table of blocks between members. */
export const blockDdl1: readonly string[] = [
  `create table block (
    account_id text not null references account on delete cascade,
    target_account_id text not null references account on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, target_account_id),
    check (account_id <> target_account_id)
  )`,
  `create index block_by_target on block (target_account_id)`,
]
