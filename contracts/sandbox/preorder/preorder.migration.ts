import {
  channelKeyColumns,
  memberKeyColumns,
  publicationColumns,
  rewardColumns,
  campaignTextColumns,
} from '../runtime/db/columns.ts'

/** SQL that creates the tables of the preorders. */
export const preorderDdl1: readonly string[] = [
  `create table preorder (
    ${channelKeyColumns}, ${campaignTextColumns}, ${publicationColumns},
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
    ${rewardColumns}
  )`,
  `create index preorder_item_by_category on preorder_item (category_id)`,
  `create table preorder_bonus (
    id text primary key,
    preorder_item_id text not null references preorder_item on delete cascade,
    position integer not null,
    ${rewardColumns}
  )`,
  `create index preorder_bonus_by_item on preorder_bonus (preorder_item_id)`,
  `create table preorder_lineup (
    id text primary key,
    category_id text not null references preorder_category on delete cascade,
    position integer not null,
    ${rewardColumns}
  )`,
  `create index preorder_lineup_by_category on preorder_lineup (category_id)`,
  `create table preorder_purchase (
    id text primary key, ${memberKeyColumns},
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
    ${rewardColumns},
    primary key (purchase_id, position)
  )`,
]
