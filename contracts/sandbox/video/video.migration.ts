/** SQL that creates the tables of the videos. */
export const videoDdl1: readonly string[] = [
  `create table video (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    title text not null,
    description text,
    image text,
    type text not null,
    badge text not null,
    access_type text not null,
    consume_coin integer check (consume_coin > 0),
    rental_hours integer check (rental_hours > 0),
    web_price integer check (web_price > 0),
    duration_seconds integer check (duration_seconds > 0),
    start_time timestamptz,
    source text not null,
    preview_source text,
    subtitles text,
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create index video_by_channel on video (channel_id, published_from)`,
  `create table video_access (
    account_id text not null references account on delete cascade,
    video_id text not null references video on delete cascade,
    expires_at timestamptz,
    ledger_transaction_id text,
    created_at timestamptz not null,
    primary key (account_id, video_id)
  )`,
  `create table video_history (
    account_id text not null references account on delete cascade,
    video_id text not null references video on delete cascade,
    viewed_at timestamptz not null,
    last_viewed_at timestamptz not null,
    primary key (account_id, video_id)
  )`,
  `create table video_playlist (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    name text not null
  )`,
  `create table video_playlist_entry (
    playlist_id text not null references video_playlist on delete cascade,
    video_id text not null references video on delete cascade,
    position integer not null,
    primary key (playlist_id, video_id)
  )`,
]

/** SQL that creates the table of the penlights that viewers waved while they watched a video together. */
export const videoDdl2: readonly string[] = [
  `create table video_penlight (
    video_id text not null references video on delete cascade,
    start_at timestamptz not null,
    color text not null,
    count integer not null check (count > 0),
    primary key (video_id, start_at, color)
  )`,
]
