/** SQL that creates the tables of notices. */
export const noticeDdl1: readonly string[] = [
  `create table notice (
    id text primary key,
    category text not null,
    title text not null,
    text text not null,
    published_at timestamptz not null
  )`,
  `create table notice_read (
    account_id text not null references account on delete cascade,
    notice_id text not null references notice on delete cascade,
    primary key (account_id, notice_id)
  )`,
]

/** SQL that adds the gifts of notices, and which members have acquired them. */
export const noticeDdl2: readonly string[] = [
  `create table notice_gift (
    notice_id text primary key references notice on delete cascade,
    parcel_id text not null,
    acquire_until timestamptz not null
  )`,
  `create table notice_acquisition (
    account_id text not null references account on delete cascade,
    notice_id text not null references notice on delete cascade,
    acquired_at timestamptz not null,
    primary key (account_id, notice_id)
  )`,
]
