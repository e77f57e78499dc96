/**
 * The moment of a film that an address names, in whole seconds: 83 for `?t=83`. Undefined for the beginning, and for
 * anything that is not a whole number of at most six digits.
 */
export function startSecondsIn(search: URLSearchParams): number | undefined {
  const text = search.get('t') ?? ''
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}

/** Adds the moment, in seconds, to an address. */
export function withMoment(address: string, seconds: number): string {
  const url = new URL(address)
  url.searchParams.set('t', String(Math.floor(seconds)))
  return url.href
}
