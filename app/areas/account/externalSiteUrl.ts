import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

/**
 * Returns the URL of a page on another site: the configured `base` with the `type` of the query `search` appended.
 * Undefined if `base` is no http(s) URL (Q10, S106).
 */
export function externalSiteUrl(base: string, search: string): string | undefined {
  const url = parseUrl(base)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const type = new URLSearchParams(search).get('type')
  if (type) url.searchParams.set('type', type)
  return url.href
}
