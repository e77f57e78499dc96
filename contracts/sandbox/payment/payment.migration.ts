/** SQL that creates the tables of payments and cards, and of the local gateway, which has its own tables. */
export const paymentDdl1: readonly string[] = [
  `create table payment_transaction (
    id text primary key,
    account_id text not null references account on delete cascade,
    gateway text not null,
    item_name text not null,
    price integer not null,
    status text not null,
    payment_method text,
    ordered_at timestamptz not null
  )`,
  `create index payment_transaction_by_account on payment_transaction (account_id, ordered_at)`,
]

/** SQL that adds what an order needs, registered cards, and the tables of the local gateway. */
export const paymentDdl2: readonly string[] = [
  `alter table payment_transaction
    add column coin_pack_id text,
    add column paid_coin integer not null default 0 check (paid_coin >= 0),
    add column expires_at timestamptz,
    add column slip_number text,
    add column payment_page text,
    add check (status in ('PENDING', 'SUCCEEDED', 'CANCELLED', 'FAILED'))`,
  `create table credit_card (
    id text primary key,
    account_id text not null references account on delete cascade,
    gateway text not null,
    gateway_card text not null unique,
    brand text not null,
    last_four text not null check (last_four ~ '^[0-9]{4}$'),
    expiry text not null check (expiry ~ '^[0-9]{6}$'),
    created_at timestamptz not null
  )`,
  `create index credit_card_by_account on credit_card (account_id)`,
  `create table gateway_card (
    token text primary key,
    brand text not null,
    last_four text not null,
    expiry text not null,
    behaviour text not null,
    used_at timestamptz
  )`,
  `create table gateway_payment (
    id text primary key,
    order_id text not null unique,
    item_name text not null,
    amount integer not null,
    method text not null,
    return_url text,
    slip_number text,
    result text check (result in ('SUCCEEDED', 'CANCELLED', 'FAILED', 'EXPIRED')),
    expires_at timestamptz not null,
    created_at timestamptz not null
  )`,
  `create table gateway_notification (
    id text primary key,
    payment_id text not null references gateway_payment on delete cascade,
    due_at timestamptz not null,
    delivered_at timestamptz
  )`,
  `create index gateway_notification_due on gateway_notification (due_at) where delivered_at is null`,
]

/**
 * SQL that keeps orders after their account is deleted, and creates the table of refunds due for later payments of such
 * orders.
 */
export const paymentDdl3: readonly string[] = [
  `alter table payment_transaction
    alter column account_id drop not null,
    drop constraint payment_transaction_account_id_fkey,
    add constraint payment_transaction_account_id_fkey
      foreign key (account_id) references account on delete set null`,
  `create table refund_due (
    order_id text primary key references payment_transaction,
    amount integer not null check (amount > 0),
    created_at timestamptz not null
  )`,
]

/** SQL that adds when a refund was paid, in the merchant's and in the gateway's table, so that it is paid only once. */
export const paymentDdl4: readonly string[] = [
  `alter table refund_due add column refunded_at timestamptz`,
  `alter table gateway_payment add column refunded_at timestamptz`,
]
