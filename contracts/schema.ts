import * as z from 'zod/mini'

/** An instant, ISO 8601 in UTC: `2026-01-31T14:00:00Z` (ours: the documents show no format). */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day: `2004-02-29`. */
export const day = z.iso.date()

/** A count of whole things: coins, followers, items. */
export const count = z.int().check(z.nonnegative())

/** A picture: a full https address, or a path below the textures base (B§5, S135). */
export const imagePath = z.string()

/** Shown to people as it is: plain text on one line, in Japanese unless a person chose it. */
export const shownText = z.string()

/** Shown to people as it is: plain text without markup, where line breaks count (X15). */
export const longText = z.string()

/**
 * The total that the member was shown and confirmed for the whole call: coins, or yen where money is paid (Q353). The
 * host compares it with what it would take, and refuses with PriceChanged where they differ; nothing has moved then. A
 * host takes its own price where the caller sends none. It is no part of what the Idempotency-Key names: a repeat after
 * a success gives the first answer.
 */
export const expectedPrice = count

/** Always `WEB`: each platform has coins of its own (Q9), and this client sees those of the web. */
export const webPlatform = z.literal('WEB')

/** What can be seen is between the two. */
export const publication = {
  /** From then on it can be seen. */
  publicationStartTime: instant,
  /** Before then it can be seen; from then on it is gone. */
  publicationEndTime: instant,
}

/** Entries of a page at most; the host's own number when none is sent. */
export const pageLimit = z.int()

/** Entries to pass over, from the beginning of the list; none when none is sent. */
export const pageOffset = z.int()

/** Direction of the list: `ASC` from the least or earliest, `DESC` from the greatest or latest. */
export const pageOrder = z.enum(['ASC', 'DESC'])

/** Cursor: the end of the page before, as the host named it. The answer goes on after it. */
export const pageAfter = z.string()

/** Cursor: the end of the page before, as the host named it. The answer goes on after it. */
export const pageAfterTime = instant

/** Whether there is more after this page. */
export const hasNext = z.boolean()

/** Where this page ends: the cursor of the next one. Absent when the page is empty. */
export const pageEnd = z.string()

/** Where this page ends: the cursor of the next one. Absent when the page is empty. */
export const pageEndTime = instant

/** Entries of the whole list, on all pages. */
export const listTotal = count

/**
 * An enumeration read tolerantly: a value that a newer server invented becomes `UNKNOWN`, and the screen shows its
 * neutral form instead of failing. Requests never use it.
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends readonly [string, ...string[]]>(values: V) {
  const known = z.enum(values as unknown as [V[number], ...V[number][]])
  return z.catch(z.union([known, z.literal('UNKNOWN')]), 'UNKNOWN' as const)
}

/** Nothing to say: the body is an empty object, `{}`, with the status 200. */
export const nothing = z.object({})
