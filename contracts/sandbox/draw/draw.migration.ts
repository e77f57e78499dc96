import {
  channelKeyColumns,
  memberKeyColumns,
  publicationColumns,
  rewardColumns,
  campaignTextColumns,
} from '../runtime/db/columns.ts'

/** SQL that creates the tables of the channels' prize draws. */
export const drawDdl1: readonly string[] = [
  `create table prize_draw (
    ${channelKeyColumns}, ${campaignTextColumns}, ${publicationColumns},
    entry_from timestamptz not null,
    entry_until timestamptz not null
  )`,
  `create table prize_draw_prize (
    id text primary key,
    draw_id text not null references prize_draw on delete cascade,
    position integer not null,
    weight integer not null check (weight between 0 and 10000),
    stock integer check (stock >= 0),
    ${rewardColumns}
  )`,
  `create index prize_draw_prize_by_draw on prize_draw_prize (draw_id)`,
  `create table prize_draw_entry (
    id text primary key, ${memberKeyColumns},
    draw_id text not null references prize_draw on delete cascade,
    day date not null,
    prize_id text references prize_draw_prize on delete set null,
    created_at timestamptz not null,
    unique (account_id, draw_id, day)
  )`,
]
