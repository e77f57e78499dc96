/** Tables of live talks. */
export const livetalk1: readonly string[] = [
  `create table livetalk_group (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    name text not null,
    description text,
    image text,
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create table livetalk (
    id text primary key,
    group_id text not null references livetalk_group on delete cascade,
    title text not null,
    description text,
    image text,
    streamer_name text not null,
    streamer_image text,
    start_time timestamptz not null,
    end_time timestamptz not null,
    slot_seconds integer not null check (slot_seconds > 0),
    reservation_from timestamptz not null,
    reservation_until timestamptz not null,
    cancel_deadline timestamptz not null,
    is_recorded boolean not null,
    needs_identity boolean not null,
    caution_list jsonb
  )`,
  `create index livetalk_by_group on livetalk (group_id, start_time)`,
  `create table livetalk_ticket (
    livetalk_id text not null references livetalk on delete cascade,
    item_id text not null references item on delete cascade,
    primary key (livetalk_id, item_id)
  )`,
  `create table livetalk_slot (
    id text primary key,
    livetalk_id text not null references livetalk on delete cascade,
    start_time timestamptz not null,
    end_time timestamptz not null,
    unique (livetalk_id, start_time),
    unique (id, livetalk_id)
  )`,
  `create table livetalk_staff (
    livetalk_id text not null references livetalk on delete cascade,
    account_id text not null references account on delete cascade,
    role text not null check (role in ('STREAMER', 'OFFICIAL')),
    primary key (livetalk_id, account_id)
  )`,
  `create index livetalk_staff_by_account on livetalk_staff (account_id)`,
  // A slot has one member, and a ticket one slot in a live talk, whatever the code does.
  `create table livetalk_reservation (
    id text primary key,
    slot_id text not null unique,
    livetalk_id text not null,
    account_id text not null references account on delete cascade,
    item_id text not null references item on delete cascade,
    reserved_at timestamptz not null,
    waited_at timestamptz,
    talk_started_at timestamptz,
    talk_ended_at timestamptz,
    forced_out_at timestamptz,
    recording_started_at timestamptz,
    recording_ended_at timestamptz,
    foreign key (slot_id, livetalk_id) references livetalk_slot (id, livetalk_id) on delete cascade,
    unique (account_id, livetalk_id, item_id)
  )`,
  `create index livetalk_reservation_by_livetalk on livetalk_reservation (livetalk_id)`,
  `create table livetalk_talk_info (
    livetalk_id text not null references livetalk on delete cascade,
    account_id text not null references account on delete cascade,
    call_name text,
    topic text,
    primary key (livetalk_id, account_id)
  )`,
  `create table livetalk_permit (
    livetalk_id text not null references livetalk on delete cascade,
    account_id text not null references account on delete cascade,
    camera boolean not null,
    microphone boolean not null,
    recording boolean not null,
    permitted_at timestamptz not null,
    primary key (livetalk_id, account_id)
  )`,
]

/** Why a member was sent out and by whom; to which text a member has consented, with every change of mind. */
export const livetalk2: readonly string[] = [
  `alter table livetalk_reservation
    add exit_reason text,
    add exit_note text,
    add forced_out_by text references account on delete set null`,
  `alter table livetalk_permit add recording_version text`,
  `create table livetalk_recording_consent (
    id bigint generated always as identity primary key,
    livetalk_id text not null references livetalk on delete cascade,
    account_id text not null references account on delete cascade,
    is_given boolean not null,
    version text,
    terms text,
    said_at timestamptz not null
  )`,
  `create index livetalk_recording_consent_by_account on livetalk_recording_consent (account_id)`,
]
