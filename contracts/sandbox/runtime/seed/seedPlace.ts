import type { DbContext } from '../dbContext.ts'

/** Where a seed goes, and the instant by that world's clock. */
export interface SeedPlace extends DbContext {
  /** What the hash of a password takes, for tests. */
  passwordCost?: number
}
