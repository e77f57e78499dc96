import { sql, type Kysely } from 'kysely'

/** Tables of shop, payments, currency. */
export const payment = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements: readonly string[] = []
