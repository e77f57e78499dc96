/** SQL that creates the tables of special privileges and their tickets. */
export const collectionDdl1: readonly string[] = [
  `create table special_privilege (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    name text not null,
    image text,
    description text,
    caution_list jsonb,
    address_until timestamptz
  )`,
  `create table special_privilege_ticket (
    id text primary key,
    account_id text not null references account on delete cascade,
    privilege_id text not null references special_privilege on delete cascade,
    acquired_at timestamptz not null,
    address jsonb
  )`,
  `create index special_privilege_ticket_by_account on special_privilege_ticket (account_id, acquired_at desc, id)`,
]
