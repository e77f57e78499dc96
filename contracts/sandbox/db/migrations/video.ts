import { sql, type Kysely } from 'kysely'

/** Tables of videos, specials, offers, analytics. */
export const video = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements: readonly string[] = []
