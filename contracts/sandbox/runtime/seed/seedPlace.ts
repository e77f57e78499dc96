import type { Db } from '../../schema.ts'

/** Where a seed goes, and the instant by that world's clock. */
export interface SeedPlace {
  db: Db
  now: Date
}
