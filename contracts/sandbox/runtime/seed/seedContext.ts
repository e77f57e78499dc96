import type { DbContext } from '../dbContext.ts'

/** The database to fill and the current time of its dataset. */
export interface SeedContext extends DbContext {
  /** The cost of password hashes, for tests. */
  passwordCost?: number
}
