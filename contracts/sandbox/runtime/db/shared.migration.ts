/** SQL that creates the tables that all datasets share: the datasets' names, the signing secret, mails. */
export const sharedDdl1: readonly string[] = [
  `create table world (
    name text primary key,
    schema text not null unique,
    clock_offset bigint not null default 0,
    created_at timestamptz not null
  )`,
  `create table secret (name text primary key, value text not null)`,
  `create table mail (
    id text primary key,
    world text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    code text not null,
    created_at timestamptz not null
  )`,
  `create index mail_by_time on mail (created_at desc)`,
]
