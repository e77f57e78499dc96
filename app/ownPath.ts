/** The path of a URL of this app, such as `/channel` of `https://tsudoi.example/channel`. Undefined for other sites. */
export function ownPath(address: URL): string | undefined {
  const isOwn = address.origin === location.origin && !address.pathname.startsWith('//')
  return isOwn ? address.pathname + address.search + address.hash : undefined
}
