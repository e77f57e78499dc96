/** SQL that creates the tables of sessions and idempotency keys. */
export const runtimeDdl1: readonly string[] = [
  `create table session (
    id text primary key,
    account_id text references account on delete cascade,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index session_by_account on session (account_id)`,
  `create table refresh_token (
    id text primary key,
    session_id text not null references session on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz,
    successor_id text
  )`,
  `create index refresh_token_by_session on refresh_token (session_id)`,
  `create table idempotency (
    account_id text not null references account on delete cascade,
    key text not null,
    fingerprint text not null,
    answer jsonb,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
]
