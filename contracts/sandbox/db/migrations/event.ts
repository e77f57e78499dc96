import { sql, type Kysely } from 'kysely'

/** Tables of events, tickets, serial codes, presents. */
export const event = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const events = [
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

const gifts = [
  `create table parcel_asset (
    parcel_id text not null,
    position integer not null,
    kind text not null,
    item_id text,
    amount integer not null check (amount > 0),
    primary key (parcel_id, position)
  )`,
  `create table present (
    id text primary key,
    account_id text not null references account on delete cascade,
    kind text not null,
    item_id text,
    amount integer not null check (amount > 0),
    message text not null,
    sent_at timestamptz not null,
    expires_at timestamptz,
    received_at timestamptz
  )`,
  `create index present_by_account on present (account_id, sent_at)`,
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
  `create table serial_code (
    code text primary key,
    title text not null,
    image text,
    parcel_id text not null,
    is_single_use boolean not null,
    valid_from timestamptz not null,
    valid_until timestamptz not null
  )`,
  // A used code stays used when its member has left.
  `create table serial_code_use (
    id text primary key,
    code text not null references serial_code on delete cascade,
    account_id text references account on delete set null,
    used_at timestamptz not null,
    unique (code, account_id)
  )`,
]

const statements: readonly string[] = [...events, ...gifts]
