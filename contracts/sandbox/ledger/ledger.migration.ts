/**
 * The operator's ledger accounts. They store no balance, because that would make concurrent spends wait for one row.
 * Their balance is the sum of their entries.
 */
const operatorAccounts = ['GRANTED', 'SOLD', 'SPENT', 'ADJUSTED'].map(
  (kind) => `insert into ledger_account (id, kind) values ('house-${kind.toLowerCase()}', '${kind}')`,
)

/** SQL that creates the tables of the ledger. */
export const ledgerDdl1: readonly string[] = [
  `create table ledger_account (
    id text primary key,
    account_id text references account on delete set null,
    platform text not null default 'WEB',
    kind text not null,
    balance bigint not null default 0 check (balance >= 0),
    unique (account_id, platform, kind)
  )`,
  `create table ledger_transaction (
    id text primary key,
    reason text not null,
    reference text,
    created_at timestamptz not null
  )`,
  `create table ledger_entry (
    transaction_id text not null references ledger_transaction,
    ledger_account_id text not null references ledger_account,
    amount bigint not null check (amount <> 0),
    primary key (transaction_id, ledger_account_id)
  )`,
  `create index ledger_entry_by_account on ledger_entry (ledger_account_id)`,
  ...operatorAccounts,
  `create trigger keep_balance after insert on ledger_entry for each row execute function tsudoi.keep_balance()`,
  `create trigger refuse_change before update or delete on ledger_entry for each row execute function tsudoi.refuse_change()`,
  `create constraint trigger check_sum after insert on ledger_entry deferrable initially deferred
    for each row execute function tsudoi.check_sum()`,
]

/** SQL that adds a unique index on the orders for which the ledger gives coins. */
export const ledgerDdl2: readonly string[] = [
  // Ensures in the database that an order gives its coins only once.
  `create unique index ledger_once_for_each_purchase on ledger_transaction (reference) where reason = 'PURCHASE'`,
]

/**
 * SQL that creates the trigger that updates a member's balance with each entry, so that no code can forget it. The
 * column's check refuses a negative balance.
 */
const keepBalance = `create function keep_balance() returns trigger language plpgsql as $$
  begin
    execute format('update %I.ledger_account set balance = balance + $1 where id = $2 and account_id is not null', tg_table_schema)
      using new.amount, new.ledger_account_id;
    return null;
  end $$`

const refuseChange = `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'A ledger is only ever added to';
  end $$`

/** SQL that creates the trigger that checks at commit whether the entries of a transaction add up to zero. */
const checkSum = `create function check_sum() returns trigger language plpgsql as $$
  declare total bigint;
  begin
    execute format('select sum(amount) from %I.ledger_entry where transaction_id = $1', tg_table_schema)
      into total using new.transaction_id;
    if total <> 0 then
      raise exception 'Ledger transaction % does not add up: %', new.transaction_id, total;
    end if;
    return null;
  end $$`

/** The database functions that keep the ledgers of all datasets consistent. */
export const ledgerFunctions1: readonly string[] = [keepBalance, refuseChange, checkSum]

/** SQL that creates the table of breaks from spending. */
export const ledgerDdl3: readonly string[] = [
  `create table spending_break (
    account_id text primary key references account on delete cascade,
    ends_at timestamptz not null
  )`,
]
