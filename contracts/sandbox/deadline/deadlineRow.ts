import type { DeadlineKind } from '../../deadline/deadline.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A deadline of a member. */
export interface DeadlineRow {
  accountId: string
  id: string
  kind: DeadlineKind
  name: string
  /** The channel to which the thing with the deadline belongs; null for orders, presents and the gifts of notices. */
  channel: { id: string; name: string } | null
  until: Date
  /** Path of the app's page on which the member acts. */
  path: string
}

/** The members whose deadlines are read. */
export interface DeadlineReader extends DbContext {
  accountIds: readonly string[]
}

/** Builds a path of the app from segments, and encodes each of them. */
export const pagePath = (...segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`
