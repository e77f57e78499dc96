import * as z from 'zod/mini'

/**
 * A time in ISO 8601 in UTC: `2026-01-31T14:00:00Z`. The specification does not define the format; the product does.
 */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day: `2004-02-29`. */
export const day = z.iso.date()

/** A non-negative integer: a number of coins, followers or items. */
export const count = z.int().check(z.nonnegative())

/** A picture: an https URL, or a path below the textures base (B§5, S135). */
export const imagePath = z.string()

/** Plain one-line text that is shown to users unchanged, in Japanese unless a member wrote it. */
export const shownText = z.string()

/** Plain text without markup that is shown to users unchanged, with its line breaks (X15). */
export const longText = z.string()

/**
 * The total price that the member saw and confirmed for the call: coins, or yen if money is paid. If it differs from
 * the host's price, the host refuses with PriceChanged and charges nothing. Without this field, the host charges its
 * own price. The Idempotency-Key does not include this field: a repeat after a success returns the first answer (Q353).
 */
export const expectedPrice = count

/**
 * The platform whose coins are used. Always `WEB`: each platform has separate coins, and this client uses those of the
 * web (Q9).
 */
export const webPlatform = z.literal('WEB')

/** Fields of a thing that is published for a limited period. */
export const publication = {
  /** When the publication starts. */
  publicationStartTime: instant,
  /** When the publication ends (exclusive). */
  publicationEndTime: instant,
}

/** Direction of the list: `ASC` from the least or earliest, `DESC` from the greatest or latest. */
export const pageOrder = z.enum(['ASC', 'DESC'])

/** Cursor: the end of the previous page, as the host returned it. The answer continues after it. */
export const pageAfter = z.string()

/** Cursor: the end of the previous page, as the host returned it. The answer continues after it. */
export const pageAfterTime = instant

/** Whether more entries follow after this page. */
export const hasNext = z.boolean()

/** End of this page, which is the cursor of the next page. Absent if the page is empty. */
export const pageEnd = z.string()

/** End of this page, which is the cursor of the next page. Absent if the page is empty. */
export const pageEndTime = instant

/** Number of entries on all pages. */
export const listTotal = count

/**
 * An enumeration that the client reads tolerantly: an unknown value of a newer server becomes `UNKNOWN`, for which the
 * screen shows a neutral text instead of failing. Never use it in requests.
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends readonly [string, ...string[]]>(values: V) {
  const known = z.enum(values as unknown as [V[number], ...V[number][]])
  return z.catch(z.union([known, z.literal('UNKNOWN')]), 'UNKNOWN' as const)
}

/** An empty answer: the body is `{}`, with status 200. */
export const nothing = z.object({})
