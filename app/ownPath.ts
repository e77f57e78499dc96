/** The path of an address of this app: `/channel` of `https://tsudoi.example/channel`. Undefined for any other one. */
export function ownPath(address: URL): string | undefined {
  const isOwn = address.origin === location.origin && !address.pathname.startsWith('//')
  return isOwn ? address.pathname + address.search + address.hash : undefined
}
