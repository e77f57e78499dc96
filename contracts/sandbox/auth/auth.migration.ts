/** Tables of sign-up, sign-in, providers and mailed codes. */
export const auth1: readonly string[] = [
  `create table signup (
    session_id text primary key references session on delete cascade,
    email text not null,
    email_key text not null,
    password_hash text not null,
    code_hash text not null,
    code_expires_at timestamptz not null,
    failures integer not null default 0,
    locked_until timestamptz
  )`,
  `create table signin_failure (email_key text primary key, failures integer not null, locked_until timestamptz)`,
]

export const auth2: readonly string[] = [
  `create table provider_link (
    account_id text not null references account on delete cascade,
    provider text not null,
    subject text not null,
    created_at timestamptz not null,
    primary key (account_id, provider),
    unique (provider, subject)
  )`,
  `create table provider_visit (
    session_id text primary key references session on delete cascade,
    provider text not null,
    state_hash text,
    subject text,
    expires_at timestamptz not null
  )`,
  `alter table signup
    alter column password_hash drop not null,
    add column provider text,
    add column subject text,
    add check ((provider is null) = (subject is null)),
    add check ((password_hash is null) = (provider is not null))`,
  `create table mailed_code (
    session_id text not null references session on delete cascade,
    purpose text not null check (purpose in ('RESET_PASSWORD', 'SAVE_PASSWORD', 'SAVE_EMAIL')),
    email text not null,
    email_key text not null,
    code_hash text not null,
    code_expires_at timestamptz not null,
    failures integer not null default 0,
    locked_until timestamptz,
    is_proven boolean not null default false,
    primary key (session_id, purpose)
  )`,
  `create table discarded_email (email_mark text primary key, discarded_at timestamptz not null)`,
]

export const auth3: readonly string[] = [
  `create table finished_signup (
    account_id text primary key references account on delete cascade,
    code_hash text not null,
    code_expires_at timestamptz not null,
    failures integer not null default 0,
    locked_until timestamptz
  )`,
]
