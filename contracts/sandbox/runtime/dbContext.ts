import type { Db } from '../schema.ts'

/** The tables of a dataset, and the current time of its clock. */
export interface DbContext {
  db: Db
  now: Date
}

/**
 * A DbContext with the permission to give a member something. A handler has it if its endpoint declares `grants`; so do
 * the payment webhook and seeds. `inventory/grant.ts` requires this type, so no other handler can give anything.
 */
export interface GrantContext extends DbContext {
  grants: true
}

/** A DbContext with the calling member; undefined for a guest. */
export interface CallerContext extends DbContext {
  accountId: string | undefined
}
