import {
  channelKeyColumns,
  memberKeyColumns,
  publicationColumns,
  rewardColumns,
  campaignTextColumns,
} from '../runtime/db/columns.ts'

/** SQL that creates the tables of the votes. */
export const voteDdl1: readonly string[] = [
  `create table vote_campaign (
    ${channelKeyColumns}, ${campaignTextColumns}, ${publicationColumns},
    kind text not null check (kind in ('RANKING', 'COOP')),
    run integer not null default 1,
    voting_from timestamptz not null,
    voting_until timestamptz not null,
    daily_amount integer not null check (daily_amount >= 0),
    result_minutes integer check (result_minutes > 0),
    participate_description text,
    participate_from timestamptz,
    participate_until timestamptz,
    receivable_from timestamptz,
    receivable_until timestamptz,
    base_amount integer not null default 0 check (base_amount >= 0),
    goal_amount integer check (goal_amount > 0)
  )`,
  `create table vote_target (
    id text primary key,
    campaign_id text not null references vote_campaign on delete cascade,
    position integer not null,
    name text not null,
    image text,
    description text,
    base_amount integer not null default 0 check (base_amount >= 0)
  )`,
  `create index vote_target_by_campaign on vote_target (campaign_id)`,
  `create table vote_bonus (
    id text primary key,
    campaign_id text not null references vote_campaign on delete cascade,
    name text not null,
    description text,
    image text,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    max_rate_percent integer not null check (max_rate_percent > 0)
  )`,
  `create index vote_bonus_by_campaign on vote_bonus (campaign_id)`,
  `create table vote_bonus_photo (
    bonus_id text not null references vote_bonus on delete cascade,
    item_id text not null references item on delete cascade,
    position integer not null,
    rate_percent integer not null check (rate_percent > 0),
    primary key (bonus_id, item_id)
  )`,
  `create table vote_reward (
    id text primary key,
    campaign_id text not null references vote_campaign on delete cascade,
    position integer not null,
    kind text not null check (kind in ('AMOUNT', 'PARTICIPATE', 'COOP')),
    required_amount integer not null check (required_amount > 0),
    ${rewardColumns}
  )`,
  `create index vote_reward_by_campaign on vote_reward (campaign_id)`,
  `create table vote (
    id text primary key, ${memberKeyColumns},
    campaign_id text not null references vote_campaign on delete cascade,
    run integer not null,
    target_id text references vote_target on delete cascade,
    bonus_id text,
    amount integer not null check (amount > 0),
    daily_amount integer not null check (daily_amount between 0 and amount),
    obtained_amount integer not null check (obtained_amount >= amount),
    created_at timestamptz not null
  )`,
  `create index vote_by_campaign on vote (campaign_id, run, target_id, created_at)`,
  `create index vote_by_account on vote (account_id, campaign_id, run)`,
  `create table vote_reward_receipt (
    ${memberKeyColumns},
    reward_id text not null references vote_reward on delete cascade,
    run integer not null,
    received_at timestamptz not null,
    primary key (account_id, reward_id, run)
  )`,
]
