import { sql, type Kysely } from 'kysely'

/** Tables of collections, home, backgrounds, addresses. */
export const collection = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements: readonly string[] = [
  `alter table banner
    add column link_target text not null default 'CHANNEL',
    add column link_value text,
    add check (link_target <> 'EXTERNAL_LINK' or link_value like 'https://%')`,
  `create unique index home_photo_by_item on home_photo (account_id, item_id)`,
  `create index owned_item_by_time on owned_item (account_id, acquired_at desc, item_id)`,
  `create table background (
    id text primary key,
    channel_id text references channel on delete cascade,
    position integer not null,
    name text not null,
    image text not null,
    required_photos integer check (required_photos >= 0)
  )`,
  `create table owned_background (
    account_id text not null references account on delete cascade,
    background_id text not null references background on delete cascade,
    acquired_at timestamptz not null,
    primary key (account_id, background_id)
  )`,
  `create table home_background (
    account_id text primary key references account on delete cascade,
    background_id text not null references background on delete cascade
  )`,
  `create table postal_address (
    account_id text primary key references account on delete cascade,
    address jsonb not null,
    saved_at timestamptz not null
  )`,
  `create table special_privilege (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    name text not null,
    image text,
    description text,
    caution_list jsonb,
    address_until timestamptz
  )`,
  `create table special_privilege_ticket (
    id text primary key,
    account_id text not null references account on delete cascade,
    privilege_id text not null references special_privilege on delete cascade,
    acquired_at timestamptz not null,
    address jsonb
  )`,
  `create index special_privilege_ticket_by_account on special_privilege_ticket (account_id, acquired_at desc, id)`,
]
