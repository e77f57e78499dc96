/** SQL that creates the tables of channels, their members, programmes and followers. */
export const channelDdl1: readonly string[] = [
  `create table channel (
    id text primary key,
    position integer not null,
    name text not null,
    category text,
    description text,
    schedule text,
    image text,
    hero_image text,
    oshi_color text,
    follower_base integer not null default 0 check (follower_base >= 0),
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create table channel_member (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    position integer not null,
    name text not null,
    role text,
    image text
  )`,
  `create index channel_member_by_channel on channel_member (channel_id)`,
  `create table programme (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    kind text not null,
    title text not null,
    episode text,
    start_time timestamptz not null,
    end_time timestamptz,
    image text,
    viewer_count integer,
    link_id text
  )`,
  `create index programme_by_channel on programme (channel_id, start_time)`,
  `create table follow (
    account_id text not null references account on delete cascade,
    channel_id text not null references channel on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, channel_id)
  )`,
  `create index follow_by_channel on follow (channel_id)`,
]

/** SQL that creates the table of the secret addresses of calendars: one for each member and channel. */
export const channelDdl2: readonly string[] = [
  `create table channel_calendar (
    account_id text not null references account on delete cascade,
    channel_id text not null references channel on delete cascade,
    secret_hash text not null unique,
    created_at timestamptz not null,
    primary key (account_id, channel_id)
  )`,
]
