/** SQL that adds the column with the time from which a gacha is shown before it opens. */
export const gachaDdl2: readonly string[] = [`alter table gacha add column announced_from timestamptz`]

/** SQL that creates the tables of gacha. */
export const gachaDdl1: readonly string[] = [
  `create table gacha (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    position integer not null,
    name text not null,
    image text,
    type text not null,
    description text,
    caution_list jsonb,
    terms text,
    free_until timestamptz,
    draw_limit integer check (draw_limit >= 0),
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create index gacha_by_channel on gacha (channel_id)`,
  `create table gacha_price (
    gacha_id text not null references gacha on delete cascade,
    draw_count integer not null check (draw_count > 0),
    consume_coin integer not null check (consume_coin >= 0),
    primary key (gacha_id, draw_count)
  )`,
  `create table gacha_item (
    gacha_id text not null references gacha on delete cascade,
    item_id text not null references item on delete cascade,
    position integer not null,
    weight integer not null check (weight between 0 and 10000),
    stock integer check (stock >= 0),
    limit_per_member integer check (limit_per_member >= 0),
    primary key (gacha_id, item_id)
  )`,
  `create table gacha_agreement (
    account_id text not null references account on delete cascade,
    gacha_id text not null references gacha on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, gacha_id)
  )`,
  `create table draw (
    id text primary key,
    account_id text not null references account on delete cascade,
    gacha_id text not null references gacha on delete cascade,
    draw_count integer not null,
    consume_coin integer not null,
    ledger_transaction_id text,
    created_at timestamptz not null
  )`,
  `create index draw_by_account on draw (account_id, gacha_id)`,
  `create table draw_result (
    draw_id text not null references draw on delete cascade,
    position integer not null,
    item_id text not null references item on delete cascade,
    primary key (draw_id, position)
  )`,
]

/** SQL that renames the tables after the gacha, because the area `draw` is about the prize draws of channels (Q468). */
export const gachaDdl3: readonly string[] = [
  `alter table draw rename to gacha_draw`,
  `alter table draw_result rename to gacha_draw_result`,
]
