import { Failure } from './failure.ts'

/** Converts a nullable column to an optional field. */
export const nullToUndefined = <T>(value: T | null): T | undefined => value ?? undefined

/** Limit and offset of a page: 20 rows by default (Q4), at most 100. Throws InvalidArgument otherwise. */
export function pageBounds({ limit = 20, offset = 0 }: { limit?: number | undefined; offset?: number | undefined }) {
  if (limit < 1 || limit > 100 || offset < 0) throw new Failure('InvalidArgument')
  return { limit, offset }
}

/** A time in its wire format. Milliseconds appear only if not zero, so that a cursor is returned exactly as sent. */
export const instantOnWire = (time: Date) => time.toISOString().replace('.000Z', 'Z')
