/** SQL that creates the tables of the shop. */
export const shopDdl1: readonly string[] = [
  `create table coin_pack (
    id text primary key,
    position integer not null,
    paid_coin integer not null check (paid_coin > 0),
    price integer not null check (price >= 0),
    sales_copy text,
    max_quantity integer not null check (max_quantity >= 0),
    has_showed_time_left boolean,
    is_hidden boolean,
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
]
