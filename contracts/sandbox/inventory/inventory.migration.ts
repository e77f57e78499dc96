/** SQL that creates the tables of members' items and points, and of the reward bundles that are given to them. */
export const inventoryDdl1: readonly string[] = [
  `create table item (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    type text not null check (type in ('PHOTO', 'TICKET')),
    name text not null,
    image text,
    rarity text
  )`,
  `create table owned_item (
    account_id text not null references account on delete cascade,
    item_id text not null references item on delete cascade,
    owned_count integer not null check (owned_count > 0),
    acquired_at timestamptz not null,
    primary key (account_id, item_id)
  )`,
]

/** SQL that adds an index for lists of owned items by time. */
export const inventoryDdl2: readonly string[] = [
  `create index owned_item_by_time on owned_item (account_id, acquired_at desc, item_id)`,
]

/** SQL that adds the contents of reward bundles. */
export const inventoryDdl3: readonly string[] = [
  `create table parcel_asset (
    parcel_id text not null,
    position integer not null,
    kind text not null,
    item_id text,
    amount integer not null check (amount > 0),
    primary key (parcel_id, position)
  )`,
]

/** SQL that adds the vote points that members were given. */
export const inventoryDdl4: readonly string[] = [
  `create table vote_point (
    account_id text primary key references account on delete cascade,
    amount integer not null check (amount >= 0)
  )`,
]
