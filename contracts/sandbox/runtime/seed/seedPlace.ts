import type { Db } from '../../schema.ts'

/** Where a seed goes, and the instant by that world's clock. */
export interface SeedPlace {
  db: Db
  now: Date
  /** What the hash of a password takes, for tests. */
  passwordCost?: number
}
