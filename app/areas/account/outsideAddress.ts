/**
 * The configured address with the query's `type` appended (Q10, S106). Undefined if no http(s) address is configured.
 */
export function outsideAddress(base: string, search: string): string | undefined {
  const url = URL.parse(base)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const type = new URLSearchParams(search).get('type')
  if (type) url.searchParams.set('type', type)
  return url.href
}
