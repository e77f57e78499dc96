import * as z from 'zod/mini'

/** An instant, ISO 8601 in UTC: `2026-01-31T14:00:00Z` (ours: the documents show no format). */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day: `2004-02-29`. */
export const day = z.iso.date()

/** A count of whole things: coins, followers, items. */
export const count = z.int().check(z.nonnegative())

/**
 * A picture: a full https address is kept, anything else is a path below the textures base (B§5, S135).
 */
export const imagePath = z.string()

/**
 * An enumeration read tolerantly: a value that a newer server invented becomes `UNKNOWN`, and the screen shows its
 * neutral form instead of failing. Requests never use it.
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends readonly [string, ...string[]]>(values: V) {
  const known = z.enum(values as unknown as [V[number], ...V[number][]])
  return z.catch(z.union([known, z.literal('UNKNOWN')]), 'UNKNOWN' as const)
}

/** The answer of a call whose body says nothing: `{}`. */
export const nothing = z.object({})
