import * as z from 'zod/mini'

/** What is tried out. */
export const rehearsalParts = ['camera', 'microphone', 'speaker', 'network'] as const

/** How the last rehearsal on this device went: shown again before a call. */
const result = z.object({ at: z.string(), isGood: z.boolean(), bad: z.array(z.enum(rehearsalParts)) })
export type RehearsalResult = z.infer<typeof result>

const place = 'tsudoi.rehearsal'

/** The last rehearsal of this browser; undefined without one. */
export function lastRehearsal(): RehearsalResult | undefined {
  try {
    return z.safeParse(result, JSON.parse(localStorage.getItem(place) ?? '')).data
  } catch {
    return undefined
  }
}

/** Keeps a result; a browser that keeps nothing shows none. */
export function keepRehearsal(kept: RehearsalResult): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // A private window.
  }
}
