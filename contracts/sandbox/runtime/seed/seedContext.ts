import type { DbContext } from '../dbContext.ts'

/** The database to seed and the current time of its dataset. */
export interface SeedContext extends DbContext {
  /** Cost of password hashes, for tests. */
  passwordCost?: number
}
