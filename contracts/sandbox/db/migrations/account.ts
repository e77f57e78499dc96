import { sql, type Kysely } from 'kysely'

/** Tables of accounts, providers, codes. */
export const account = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements: readonly string[] = []
