/** SQL that creates the tables of reminders. */
export const reminderDdl1: readonly string[] = [
  `create table reminder_setting (
    account_id text primary key references account on delete cascade,
    is_on boolean not null,
    off_kinds jsonb not null,
    muted_channels jsonb not null,
    quiet_start text,
    quiet_end text,
    time_zone text
  )`,
  `create table reminder_device (
    id text primary key,
    account_id text not null references account on delete cascade,
    session_id text,
    name text not null,
    key_hash text not null unique,
    transport text not null,
    address text not null unique,
    p256dh text,
    auth text,
    created_at timestamptz not null
  )`,
  `create index reminder_device_by_account on reminder_device (account_id, created_at)`,
  `create table reminder_choice (
    account_id text not null references account on delete cascade,
    kind text not null,
    target_id text not null,
    chosen_at timestamptz not null,
    primary key (account_id, kind, target_id)
  )`,
  `create table reminder_delivery (
    device_id text not null references reminder_device on delete cascade,
    reminder_id text not null,
    state text not null,
    tries integer not null,
    retry_at timestamptz,
    created_at timestamptz not null,
    primary key (device_id, reminder_id)
  )`,
  `create index reminder_delivery_by_age on reminder_delivery (created_at)`,
]
