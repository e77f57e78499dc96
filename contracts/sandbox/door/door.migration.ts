/** The largest number of copies of a ticket that get passes. */
const maxCopies = 100

/**
 * A trigger function that adds the missing passes after a row was inserted or changed. Ids and secrets consist of the
 * random bits of one and two UUIDs (122 and 244 bits). The function stores the search path of the migration, because
 * its calls have none.
 */
const issueDoorPasses = `create function issue_door_passes() returns trigger language plpgsql set search_path from current as $$
  declare
    changed jsonb := to_jsonb(new);
  begin
    insert into door_pass (id, episode_id, account_id, item_id, copy, door_number, secret, is_void)
    select
      replace(gen_random_uuid()::text, '-', ''), door.episode_id, owned.account_id, owned.item_id, copies.number,
      lpad(floor(random() * 10000)::integer::text, 4, '0'),
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), false
    from event_door door
      join event_ticket_episode valid on valid.episode_id = door.episode_id
      join owned_item owned on owned.item_id = valid.item_id
      cross join lateral generate_series(1, least(owned.owned_count, ${maxCopies})) as copies (number)
    where door.episode_id = coalesce(changed ->> 'episode_id', door.episode_id)
      and owned.item_id = coalesce(changed ->> 'item_id', owned.item_id)
      and owned.account_id = coalesce(changed ->> 'account_id', owned.account_id)
    on conflict (account_id, item_id, episode_id, copy) do nothing;
    return null;
  end $$`

const issueAfter = (event: string, table: string) =>
  `create trigger issue_door_passes after ${event} on ${table} for each row execute function issue_door_passes()`

/** SQL that creates the tables of doors. */
export const doorDdl1: readonly string[] = [
  `create table event_door (
    episode_id text primary key references event_episode on delete cascade,
    opens_minutes_before integer not null check (opens_minutes_before >= 0)
  )`,
  `create table event_door_staff (
    episode_id text not null references event_door on delete cascade,
    account_id text not null references account on delete cascade,
    primary key (episode_id, account_id)
  )`,
  `create index event_door_staff_by_account on event_door_staff (account_id)`,
  `create table door_pass (
    id text primary key,
    episode_id text not null references event_door on delete cascade,
    account_id text not null references account on delete cascade,
    item_id text not null references item on delete cascade,
    copy integer not null check (copy > 0),
    door_number text not null,
    secret text not null,
    is_void boolean not null,
    unique (account_id, item_id, episode_id, copy)
  )`,
  `create index door_pass_by_episode on door_pass (episode_id)`,
  `create table door_entry (
    pass_id text not null references door_pass on delete cascade,
    id text not null,
    entered_at timestamptz not null,
    door text not null,
    staff_id text not null,
    primary key (pass_id, id)
  )`,
  issueDoorPasses,
  issueAfter('insert', 'event_door'),
  issueAfter('insert', 'event_ticket_episode'),
  issueAfter('insert or update of owned_count', 'owned_item'),
]
