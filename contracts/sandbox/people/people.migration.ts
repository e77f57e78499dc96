/** SQL that creates the tables of accounts and profiles. */
export const peopleDdl1: readonly string[] = [
  `create table account (
    id text primary key,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    suspended_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table profile (
    account_id text primary key references account on delete cascade,
    nick_name text not null,
    unique_name text not null,
    is_official boolean not null default false,
    first_name text,
    last_name text,
    birthday date,
    gender smallint check (gender between 1 and 3),
    prefecture smallint check (prefecture between 1 and 47),
    image text
  )`,
  `create unique index profile_by_unique_name on profile (lower(unique_name))`,
  `create table moderation_word (word text primary key)`,
]

/** SQL that adds accounts of members who signed up by a login provider. */
export const peopleDdl2: readonly string[] = [
  // Allows accounts without password and address, for members who signed up by a provider.
  `alter table account
    alter column email drop not null,
    alter column email_key drop not null,
    alter column password_hash drop not null,
    add check ((email is null) = (email_key is null)),
    add check (password_hash is null or email is not null)`,
]
