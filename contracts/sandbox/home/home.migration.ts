/** SQL that creates the tables of the home page: banners, photos and backgrounds. */
export const homeDdl1: readonly string[] = [
  `create table banner (
    id text primary key,
    position integer not null,
    title text not null,
    image text not null,
    channel_id text references channel on delete cascade
  )`,
  `create table home_photo (
    account_id text not null references account on delete cascade,
    position integer not null,
    item_id text not null references item on delete cascade,
    primary key (account_id, position)
  )`,
]

/** SQL that adds the link targets of banners, and the backgrounds. */
export const homeDdl2: readonly string[] = [
  `alter table banner
    add column link_target text not null default 'CHANNEL',
    add column link_value text,
    add check (link_target <> 'EXTERNAL_LINK' or link_value like 'https://%')`,
  `create unique index home_photo_by_item on home_photo (account_id, item_id)`,
  `create table background (
    id text primary key,
    channel_id text references channel on delete cascade,
    position integer not null,
    name text not null,
    image text not null,
    required_photos integer check (required_photos >= 0)
  )`,
  `create table owned_background (
    account_id text not null references account on delete cascade,
    background_id text not null references background on delete cascade,
    acquired_at timestamptz not null,
    primary key (account_id, background_id)
  )`,
  `create table home_background (
    account_id text primary key references account on delete cascade,
    background_id text not null references background on delete cascade
  )`,
]
