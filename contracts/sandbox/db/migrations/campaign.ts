import { sql, type Kysely } from 'kysely'

/** Tables of votes, lotteries, preorders, draws. */
export const campaign = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...votes, ...lotteries, ...preorders, ...draws]) await sql.raw(statement).execute(db)
  },
}

const published = `published_from timestamptz not null, published_until timestamptz not null`
const texts = `name text not null, image text, description text, caution_list jsonb`
const ofChannel = `id text primary key, channel_id text not null references channel on delete cascade`
const reward = `name text not null, image text, item_kind text not null, item_id text,
    amount integer not null check (amount > 0)`
const ofMember = `account_id text not null references account on delete cascade`

const votes = [
  `create table vote_campaign (
    ${ofChannel}, ${texts}, ${published},
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
    ${reward}
  )`,
  `create index vote_reward_by_campaign on vote_reward (campaign_id)`,
  `create table vote (
    id text primary key, ${ofMember},
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
    ${ofMember},
    reward_id text not null references vote_reward on delete cascade,
    run integer not null,
    received_at timestamptz not null,
    primary key (account_id, reward_id, run)
  )`,
  `create table vote_point (
    account_id text primary key references account on delete cascade,
    amount integer not null check (amount >= 0)
  )`,
]

const lotteries = [
  `create table lottery (
    ${ofChannel}, ${texts}, ${published},
    run integer not null default 1,
    entry_from timestamptz not null,
    entry_until timestamptz not null,
    announced_at timestamptz not null,
    consume_coin integer not null check (consume_coin >= 0),
    limit_per_member integer not null check (limit_per_member > 0),
    entry_limit integer check (entry_limit >= 0),
    draw_seed text not null,
    drawn_run integer not null default 0
  )`,
  `create table lottery_prize (
    id text primary key,
    lottery_id text not null references lottery on delete cascade,
    position integer not null,
    name text not null,
    image text,
    winner_count integer not null check (winner_count > 0)
  )`,
  `create index lottery_prize_by_lottery on lottery_prize (lottery_id)`,
  `create table lottery_prize_item (
    id text primary key,
    prize_id text not null references lottery_prize on delete cascade,
    position integer not null,
    ${reward}
  )`,
  `create index lottery_prize_item_by_prize on lottery_prize_item (prize_id)`,
  `create table lottery_entry (
    id text primary key, ${ofMember},
    lottery_id text not null references lottery on delete cascade,
    run integer not null,
    entry_count integer not null check (entry_count > 0),
    consume_coin integer not null check (consume_coin >= 0),
    ledger_transaction_id text,
    created_at timestamptz not null
  )`,
  `create index lottery_entry_by_lottery on lottery_entry (lottery_id, run)`,
  `create index lottery_entry_by_account on lottery_entry (account_id, created_at)`,
  `create table lottery_win (
    ${ofMember},
    lottery_id text not null references lottery on delete cascade,
    run integer not null,
    prize_id text not null references lottery_prize on delete cascade,
    prize_item_id text references lottery_prize_item on delete cascade,
    primary key (account_id, lottery_id, run)
  )`,
  `create index lottery_win_by_prize on lottery_win (prize_id)`,
]

const preorders = [
  `create table preorder (
    ${ofChannel}, ${texts}, ${published},
    purchase_from timestamptz not null,
    purchase_until timestamptz not null,
    delivery text
  )`,
  `create table preorder_category (
    id text primary key,
    preorder_id text not null references preorder on delete cascade,
    position integer not null,
    name text not null,
    type text not null check (type in ('NORMAL', 'TREADING')),
    normal_consume_coin integer not null check (normal_consume_coin >= 0),
    treading_single_consume_coin integer not null check (treading_single_consume_coin >= 0),
    treading_box_consume_coin integer not null check (treading_box_consume_coin >= 0)
  )`,
  `create index preorder_category_by_preorder on preorder_category (preorder_id)`,
  `create table preorder_item (
    id text primary key,
    category_id text not null references preorder_category on delete cascade,
    position integer not null,
    type text not null check (type in ('NORMAL', 'TREADING_SINGLE', 'TREADING_BOX')),
    stock integer check (stock >= 0),
    ${reward}
  )`,
  `create index preorder_item_by_category on preorder_item (category_id)`,
  `create table preorder_bonus (
    id text primary key,
    preorder_item_id text not null references preorder_item on delete cascade,
    position integer not null,
    ${reward}
  )`,
  `create index preorder_bonus_by_item on preorder_bonus (preorder_item_id)`,
  `create table preorder_lineup (
    id text primary key,
    category_id text not null references preorder_category on delete cascade,
    position integer not null,
    ${reward}
  )`,
  `create index preorder_lineup_by_category on preorder_lineup (category_id)`,
  `create table preorder_purchase (
    id text primary key, ${ofMember},
    preorder_id text not null references preorder on delete cascade,
    consume_coin integer not null check (consume_coin >= 0),
    ledger_transaction_id text,
    created_at timestamptz not null
  )`,
  `create index preorder_purchase_by_account on preorder_purchase (account_id, created_at)`,
  `create table preorder_purchase_item (
    purchase_id text not null references preorder_purchase on delete cascade,
    position integer not null,
    is_bonus boolean not null,
    ${reward},
    primary key (purchase_id, position)
  )`,
]

const draws = [
  `create table prize_draw (
    ${ofChannel}, ${texts}, ${published},
    entry_from timestamptz not null,
    entry_until timestamptz not null
  )`,
  `create table prize_draw_prize (
    id text primary key,
    draw_id text not null references prize_draw on delete cascade,
    position integer not null,
    weight integer not null check (weight between 0 and 10000),
    stock integer check (stock >= 0),
    ${reward}
  )`,
  `create index prize_draw_prize_by_draw on prize_draw_prize (draw_id)`,
  `create table prize_draw_entry (
    id text primary key, ${ofMember},
    draw_id text not null references prize_draw on delete cascade,
    day date not null,
    prize_id text references prize_draw_prize on delete set null,
    created_at timestamptz not null,
    unique (account_id, draw_id, day)
  )`,
]
