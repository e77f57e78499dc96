/** The path of an address of this app (`https://tsudoi.example/channel` → `/channel`); undefined for any other address. */
export function ownPath(address: URL): string | undefined {
  const isOwn = address.origin === location.origin && !address.pathname.startsWith('//')
  return isOwn ? address.pathname + address.search + address.hash : undefined
}
