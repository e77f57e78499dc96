import { sql, type Kysely } from 'kysely'

/** Tables of accounts, providers, codes. */
export const account = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements: readonly string[] = [
  // A member by a provider may have no password, or no address at all.
  `alter table account
    alter column email drop not null,
    alter column email_key drop not null,
    alter column password_hash drop not null,
    add check ((email is null) = (email_key is null)),
    add check (password_hash is null or email is not null)`,
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
  `create table locked_unique_name (name text primary key)`,
]
