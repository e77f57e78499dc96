import { sql, type Kysely } from 'kysely'

/** What all worlds share: their names, the signing secret, mails, and the functions that keep the ledgers. */
export const house1 = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table world (
        name text primary key,
        schema text not null unique,
        clock_offset bigint not null default 0,
        created_at timestamptz not null
      )`,
      sql`create table secret (name text primary key, value text not null)`,
      sql`create table mail (
        id text primary key,
        world text not null,
        recipient text not null,
        subject text not null,
        body text not null,
        code text not null,
        created_at timestamptz not null
      )`,
      sql`create index mail_by_time on mail (created_at desc)`,
      keepBalance,
      refuseChange,
      checkSum,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}

/**
 * A member's balance moves with the entry itself, so that no code can forget it; the check on the column refuses debt.
 */
const keepBalance = sql`create function keep_balance() returns trigger language plpgsql as $$
  begin
    execute format('update %I.ledger_account set balance = balance + $1 where id = $2 and account_id is not null', tg_table_schema)
      using new.amount, new.ledger_account_id;
    return null;
  end $$`

const refuseChange = sql`create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'A ledger is only ever added to';
  end $$`

/** Runs at commit: what one account loses, others gain. */
const checkSum = sql`create function check_sum() returns trigger language plpgsql as $$
  declare total bigint;
  begin
    execute format('select sum(amount) from %I.ledger_entry where transaction_id = $1', tg_table_schema)
      into total using new.transaction_id;
    if total <> 0 then
      raise exception 'Ledger transaction % does not add up: %', new.transaction_id, total;
    end if;
    return null;
  end $$`
