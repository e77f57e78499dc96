import type { Db } from '../schema.ts'

/** The tables of a world, and the instant by its clock. */
export interface DbContext {
  db: Db
  now: Date
}

/**
 * The same with the permission to give a member something. A call has it where its endpoint declares `grants`, and so
 * have the payment webhook and seeds. `inventory/grant.ts` requires it, so no other call can grant anything.
 */
export interface GrantContext extends DbContext {
  grants: true
}

/** The same with the member who asks; undefined for a guest. */
export interface CallerContext extends DbContext {
  accountId: string | undefined
}
