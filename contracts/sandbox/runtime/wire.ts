import { pageSizes } from '../../requestFields.ts'

/** Converts a nullable column to an optional field. */
export const nullToUndefined = <T>(value: T | null): T | undefined => value ?? undefined

/** Limit and offset of a page (Q4). The parser has refused a request whose limit is out of range. */
export function pageBounds({
  limit = pageSizes.usual,
  offset = 0,
}: {
  limit?: number | undefined
  offset?: number | undefined
}) {
  return { limit, offset }
}

/** A time in its wire format. Milliseconds appear only if not zero, so that a cursor is returned exactly as sent. */
export const instantOnWire = (time: Date) => time.toISOString().replace('.000Z', 'Z')
