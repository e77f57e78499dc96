import { sql, type Kysely } from 'kysely'

/** Tables of posts, blocks, reports. */
export const post = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table block (
    account_id text not null references account on delete cascade,
    target_account_id text not null references account on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, target_account_id),
    check (account_id <> target_account_id)
  )`,
  `create index block_by_target on block (target_account_id)`,
]
