import {
  channelKeyColumns,
  memberKeyColumns,
  publicationColumns,
  rewardColumns,
  campaignTextColumns,
} from '../runtime/db/columns.ts'

/** SQL that creates the tables of lotteries. */
export const lotteryDdl1: readonly string[] = [
  `create table lottery (
    ${channelKeyColumns}, ${campaignTextColumns}, ${publicationColumns},
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
    ${rewardColumns}
  )`,
  `create index lottery_prize_item_by_prize on lottery_prize_item (prize_id)`,
  `create table lottery_entry (
    id text primary key, ${memberKeyColumns},
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
    ${memberKeyColumns},
    lottery_id text not null references lottery on delete cascade,
    run integer not null,
    prize_id text not null references lottery_prize on delete cascade,
    prize_item_id text references lottery_prize_item on delete cascade,
    primary key (account_id, lottery_id, run)
  )`,
  `create index lottery_win_by_prize on lottery_win (prize_id)`,
]
