import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

/** The parts of an address by key: `host`, `/1` for a path segment, `?token` for a query parameter. */
function partsOf(address: URL): Map<string, string> {
  const parts = new Map([['host', `${address.protocol}//${address.host}`]])
  address.pathname.split('/').forEach((segment, at) => parts.set(`/${at}`, segment))
  for (const [name, value] of address.searchParams) parts.set(`?${name}`, value)
  return parts
}

/**
 * The address of a stream's file after the stream's address was renewed from `from` to `to`. Every part (host, path
 * segment, query parameter) that the file shares with the old address is replaced by the new one; other parts are
 * unchanged.
 */
export function renewedAddress(file: string, from: string, to: string): string {
  const [address, old, fresh] = [parseUrl(file), parseUrl(from), parseUrl(to)]
  if (!address || !old || !fresh) return file
  const [known, next] = [partsOf(old), partsOf(fresh)]
  const isShared = (place: string, value: string) => known.get(place) === value && next.has(place)
  const host = `${address.protocol}//${address.host}`
  const origin = isShared('host', host) ? (next.get('host') ?? host) : host
  const result = new URL(address.href.slice(host.length) || '/', origin)
  const folders = address.pathname.split('/')
  // The last segment is the name of the file itself, which does not change.
  result.pathname = folders
    .map((segment, at) =>
      at < folders.length - 1 && isShared(`/${at}`, segment) ? (next.get(`/${at}`) ?? segment) : segment,
    )
    .join('/')
  for (const [name, value] of address.searchParams)
    if (isShared(`?${name}`, value)) result.searchParams.set(name, next.get(`?${name}`) ?? value)
  if (file === from) return to
  return result.href
}
