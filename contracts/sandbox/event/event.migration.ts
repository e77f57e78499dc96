/** SQL that creates the tables of events and their tickets. */
export const eventDdl1: readonly string[] = [
  `create table event (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    position integer not null,
    kind text not null check (kind in ('LIVE', 'PREMIER', 'LIVETALK')),
    title text not null,
    description text,
    image text,
    venue text,
    caution_list jsonb,
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create index event_by_channel on event (channel_id)`,
  `create table event_episode (
    id text primary key,
    event_id text not null references event on delete cascade,
    position integer not null,
    status text not null check (status in ('NORMAL', 'CANCELLED')),
    title text not null,
    description text,
    image text,
    start_time timestamptz not null,
    end_time timestamptz not null,
    booking_base integer not null check (booking_base >= 0),
    viewing_base integer not null check (viewing_base >= 0),
    board_from timestamptz,
    board_until timestamptz
  )`,
  `create index event_episode_by_event on event_episode (event_id)`,
  `create table event_follow (
    account_id text not null references account on delete cascade,
    event_id text not null references event on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, event_id)
  )`,
  `create table event_board_entry (
    id text primary key,
    episode_id text not null references event_episode on delete cascade,
    author_id text,
    author_name text not null,
    author_image text,
    is_official boolean not null,
    text text not null,
    image text,
    created_at timestamptz not null
  )`,
  `create index event_board_entry_by_episode on event_board_entry (episode_id, created_at)`,
  `create table event_video (
    id text primary key,
    episode_id text not null unique references event_episode on delete cascade,
    title text not null,
    url text not null,
    image text,
    duration_seconds integer not null check (duration_seconds > 0),
    available_from timestamptz not null,
    available_until timestamptz not null
  )`,
  `create table event_ticket (
    item_id text primary key references item on delete cascade,
    event_id text not null references event on delete cascade,
    seat text
  )`,
  `create table event_ticket_episode (
    item_id text not null references event_ticket on delete cascade,
    episode_id text not null references event_episode on delete cascade,
    primary key (item_id, episode_id)
  )`,
  `create index event_ticket_episode_by_episode on event_ticket_episode (episode_id)`,
  `create table viewing_purchase (
    account_id text not null references account on delete cascade,
    episode_id text not null references event_episode on delete cascade,
    price integer not null check (price >= 0),
    purchased_at timestamptz not null,
    primary key (account_id, episode_id)
  )`,
]
