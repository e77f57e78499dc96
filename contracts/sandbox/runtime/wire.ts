import { Failure } from './failure.ts'

/** Columns that may be null are fields that may be missing. */
export const orMissing = <T>(value: T | null): T | undefined => value ?? undefined

/** Rows of one page: 20 unless the caller says otherwise (Q4), at most 100. */
export function pageOf({ limit = 20, offset = 0 }: { limit?: number; offset?: number }) {
  if (limit < 1 || limit > 100 || offset < 0) throw new Failure('InvalidArgument')
  return { limit, offset }
}

/**
 * An instant as it goes over the wire, with milliseconds only where there are some: a cursor must come back as it was.
 */
export const instantText = (time: Date) => time.toISOString().replace('.000Z', 'Z')
