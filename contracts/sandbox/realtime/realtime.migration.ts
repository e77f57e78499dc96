/** SQL that creates the tables of the realtime documents. */
export const realtimeDdl1: readonly string[] = [
  `create table realtime_session (
    session_id text primary key references session on delete cascade,
    created_at timestamptz not null
  )`,
  `create table realtime_document (
    account_id text not null references account on delete cascade,
    path text not null,
    value jsonb not null,
    updated_at timestamptz not null,
    primary key (account_id, path)
  )`,
  `create table remote_text (name text primary key, text text not null)`,
]
