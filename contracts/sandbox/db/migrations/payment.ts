import { sql, type Kysely } from 'kysely'

/** Tables of shop, payments, currency. */
export const payment = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...merchant, ...gateway]) await sql.raw(statement).execute(db)
  },
}

const merchant = [
  `alter table payment_transaction
    add column coin_pack_id text,
    add column paid_coin integer not null default 0 check (paid_coin >= 0),
    add column expires_at timestamptz,
    add column slip_number text,
    add column payment_page text,
    add check (status in ('PENDING', 'SUCCEEDED', 'CANCELLED', 'FAILED'))`,
  // Whatever the code does, an order gives its coins once.
  `create unique index ledger_once_for_each_purchase on ledger_transaction (reference) where reason = 'PURCHASE'`,
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
]

/** The local gateway's own books: it shares the database with the merchant, and nothing else. */
const gateway = [
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
