/** SQL that creates the tables of known devices and networks, and of failed logins by caller. */
export const callersDdl1: readonly string[] = [
  `alter table session add column device_id text`,
  `create table known_caller (
    account_id text not null references account on delete cascade,
    kind text not null check (kind in ('DEVICE', 'NETWORK')),
    mark text not null,
    seen_at timestamptz not null,
    primary key (account_id, kind, mark)
  )`,
  `create index known_caller_by_mark on known_caller (mark)`,
  `drop table signin_failure`,
  `create table signin_failure (
    email_key text not null,
    caller text not null,
    failures integer not null,
    locked_until timestamptz,
    tried_at timestamptz not null,
    primary key (email_key, caller)
  )`,
  `create index signin_failure_by_time on signin_failure (tried_at)`,
  `alter table finished_signup drop column failures, drop column locked_until`,
]
