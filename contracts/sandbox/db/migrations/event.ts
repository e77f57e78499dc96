import { sql, type Kysely } from 'kysely'

/** Tables of events, tickets, serial codes, presents. */
export const event = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements: readonly string[] = []
