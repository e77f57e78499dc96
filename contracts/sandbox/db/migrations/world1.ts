import { sql, type Kysely } from 'kysely'

/**
 * The tables of one world. They are created in the first schema of the search path, which the migrator's caller sets.
 */
export const world1 = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [...people, ...channels, ...items, ...ledger, ...shop, ...news]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const people = [
  `create table account (
    id text primary key,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    suspended_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table session (
    id text primary key,
    account_id text references account on delete cascade,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index session_by_account on session (account_id)`,
  `create table refresh_token (
    id text primary key,
    session_id text not null references session on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz,
    successor_id text
  )`,
  `create index refresh_token_by_session on refresh_token (session_id)`,
  `create table signup (
    session_id text primary key references session on delete cascade,
    email text not null,
    email_key text not null,
    password_hash text not null,
    code_hash text not null,
    code_expires_at timestamptz not null,
    failures integer not null default 0,
    locked_until timestamptz
  )`,
  `create table signin_failure (email_key text primary key, failures integer not null, locked_until timestamptz)`,
  `create table profile (
    account_id text primary key references account on delete cascade,
    nick_name text not null,
    unique_name text not null,
    is_official boolean not null default false,
    first_name text,
    last_name text,
    birthday date,
    gender smallint check (gender between 1 and 3),
    prefecture smallint check (prefecture between 1 and 47),
    image text
  )`,
  `create unique index profile_by_unique_name on profile (lower(unique_name))`,
  `create table moderation_word (word text primary key)`,
]

const channels = [
  `create table channel (
    id text primary key,
    position integer not null,
    name text not null,
    category text,
    description text,
    schedule text,
    image text,
    hero_image text,
    oshi_color text,
    follower_base integer not null default 0 check (follower_base >= 0),
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create table channel_member (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    position integer not null,
    name text not null,
    role text,
    image text
  )`,
  `create index channel_member_by_channel on channel_member (channel_id)`,
  `create table programme (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    kind text not null,
    title text not null,
    episode text,
    start_time timestamptz not null,
    end_time timestamptz,
    image text,
    viewer_count integer,
    link_id text
  )`,
  `create index programme_by_channel on programme (channel_id, start_time)`,
  `create table follow (
    account_id text not null references account on delete cascade,
    channel_id text not null references channel on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, channel_id)
  )`,
  `create index follow_by_channel on follow (channel_id)`,
  `create table banner (
    id text primary key,
    position integer not null,
    title text not null,
    image text not null,
    channel_id text references channel on delete cascade
  )`,
]

const items = [
  `create table item (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    type text not null check (type in ('PHOTO', 'TICKET')),
    name text not null,
    image text,
    rarity text
  )`,
  `create table owned_item (
    account_id text not null references account on delete cascade,
    item_id text not null references item on delete cascade,
    owned_count integer not null check (owned_count > 0),
    acquired_at timestamptz not null,
    primary key (account_id, item_id)
  )`,
  `create table home_photo (
    account_id text not null references account on delete cascade,
    position integer not null,
    item_id text not null references item on delete cascade,
    primary key (account_id, position)
  )`,
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

/**
 * House accounts have no balance of their own: it is the sum of their entries, so that no two spends wait for one row.
 */
const houseAccounts = ['GRANTED', 'SOLD', 'SPENT', 'ADJUSTED'].map(
  (kind) => `insert into ledger_account (id, kind) values ('house-${kind.toLowerCase()}', '${kind}')`,
)

const ledger = [
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
  ...houseAccounts,
  `create trigger keep_balance after insert on ledger_entry for each row execute function tsudoi.keep_balance()`,
  `create trigger refuse_change before update or delete on ledger_entry for each row execute function tsudoi.refuse_change()`,
  `create constraint trigger check_sum after insert on ledger_entry deferrable initially deferred
    for each row execute function tsudoi.check_sum()`,
  `create table idempotency (
    account_id text not null references account on delete cascade,
    key text not null,
    fingerprint text not null,
    answer jsonb,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
]

const shop = [
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

const news = [
  `create table notice (
    id text primary key,
    category text not null,
    title text not null,
    text text not null,
    published_at timestamptz not null
  )`,
  `create table notice_read (
    account_id text not null references account on delete cascade,
    notice_id text not null references notice on delete cascade,
    primary key (account_id, notice_id)
  )`,
  `create table maintenance (
    id text primary key,
    is_partial boolean not null,
    start_time timestamptz not null,
    end_time timestamptz,
    message text,
    target_ip_names jsonb,
    target_category_names jsonb,
    targets_all_ips boolean,
    closes_house boolean not null
  )`,
]
