/** SQL that creates the tables of offers. */
export const offerDdl1: readonly string[] = [
  `create table offer_room (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    name text not null,
    description text,
    image text,
    favor_limit integer not null check (favor_limit > 0),
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create table offer_item (
    id text primary key,
    room_id text not null references offer_room on delete cascade,
    position integer not null,
    name text not null,
    description text,
    image text,
    favor_base integer not null check (favor_base >= 0)
  )`,
  `create index offer_item_by_room on offer_item (room_id)`,
  `create table offer_favor (
    account_id text not null references account on delete cascade,
    item_id text not null references offer_item on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, item_id)
  )`,
  `create index offer_favor_by_item on offer_favor (item_id)`,
]
