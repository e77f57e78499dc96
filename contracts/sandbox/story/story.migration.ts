/** SQL that creates the tables of stories and tips. */
export const storyDdl1: readonly string[] = [
  `create table story_group (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    position integer not null,
    name text not null,
    genre text not null,
    play_type text not null,
    description text,
    image text,
    charge_hours integer check (charge_hours > 0),
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create index story_group_by_channel on story_group (channel_id)`,
  `create table story_episode (
    id text primary key,
    group_id text not null references story_group on delete cascade,
    position integer not null,
    title text not null,
    label text,
    summary text,
    image text,
    consume_coin integer not null check (consume_coin >= 0),
    reward_kind text,
    reward_item_id text,
    reward_amount integer check (reward_amount > 0),
    script jsonb not null
  )`,
  `create index story_episode_by_group on story_episode (group_id)`,
  `create table story_unlock (
    account_id text not null references account on delete cascade,
    episode_id text not null references story_episode on delete cascade,
    kind text not null,
    ledger_transaction_id text,
    created_at timestamptz not null,
    primary key (account_id, episode_id)
  )`,
  `create table story_read (
    account_id text not null references account on delete cascade,
    episode_id text not null references story_episode on delete cascade,
    read_at timestamptz not null,
    primary key (account_id, episode_id)
  )`,
  `create table story_privilege (
    account_id text not null references account on delete cascade,
    group_id text not null references story_group on delete cascade,
    acquired_at timestamptz not null,
    primary key (account_id, group_id)
  )`,
  `create table story_reader (
    account_id text not null references account on delete cascade,
    channel_id text not null references channel on delete cascade,
    last_name text not null,
    first_name text not null,
    primary key (account_id, channel_id)
  )`,
  `create table tutorial (
    id text primary key,
    type text not null,
    channel_id text references channel on delete cascade
  )`,
  `create table tutorial_page (
    tutorial_id text not null references tutorial on delete cascade,
    position integer not null,
    title text not null,
    text text not null,
    image text,
    primary key (tutorial_id, position)
  )`,
  `create table tutorial_done (
    account_id text not null references account on delete cascade,
    tutorial_id text not null references tutorial on delete cascade,
    done_at timestamptz not null,
    primary key (account_id, tutorial_id)
  )`,
]
