/** SQL that creates the tables of the reports. */
export const reportDdl1: readonly string[] = [
  `create table report (
    id text primary key,
    account_id text not null references account on delete cascade,
    target_type text not null,
    target_id text not null,
    reason_id text not null,
    comment text,
    evidence text not null,
    created_at timestamptz not null,
    updated_at timestamptz,
    unique (account_id, target_type, target_id)
  )`,
]
