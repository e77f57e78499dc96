import type { Db } from '../schema.ts'

/** The tables of a world, and the instant by its clock. */
export interface DbContext {
  db: Db
  now: Date
}

/** The same with the member who asks; undefined for a guest. */
export interface CallerContext extends DbContext {
  accountId: string | undefined
}
