/** What the search parameter `together` of a film's page means. `at`: viewers begin at `startAt`, ISO 8601 in UTC. */
export type TogetherLink = { is: 'at'; startAt: string } | { is: 'unreadable' | 'tooFar' }

const hourMs = 3_600_000
/** How long after its start, and how long before it, a link to watch together can be used, in milliseconds. */
const limits = { past: 24 * hourMs, ahead: 30 * 24 * hourMs }

/** A minute in UTC, as links have it: `2026-12-05T12:00Z`. */
const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`

/**
 * Reads the time from which viewers watch together. `text` is the value of the search parameter, and `now` the server's
 * time in milliseconds since 1970. Only a minute in UTC that exists is a time; a date like February 30th is not.
 */
export function togetherLinkOf(text: string, now: number): TogetherLink {
  const at = Date.parse(text)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) || !Number.isFinite(at) || minuteOf(at) !== text)
    return { is: 'unreadable' }
  return isUsableTogetherStart(at, now) ? { is: 'at', startAt: text.replace('Z', ':00Z') } : { is: 'tooFar' }
}

/** Whether viewers can watch together from a time: at most a day ago, and at most 30 days ahead. */
export const isUsableTogetherStart = (at: number, now: number): boolean =>
  at >= now - limits.past && at <= now + limits.ahead

/** The last time that can be chosen for a new link, in milliseconds since 1970. */
export const latestTogetherStart = (now: number): number => now + limits.ahead

/** Adds the start (ISO 8601) to an address. It replaces the moment, because the start decides the position. */
export function withTogether(address: string, startAt: string): string {
  const url = new URL(address)
  url.searchParams.delete('t')
  url.searchParams.set('together', minuteOf(Date.parse(startAt)))
  return url.href
}

/** The address of a page without the time to watch together: its path and its query. */
export function withoutTogether(pathname: string, search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('together')
  const query = rest.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
