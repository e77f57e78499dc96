import { ownOrigin } from './ownOrigin.ts'

/** The path of a URL of this app, such as `/channel` of `https://tsudoi.example/channel`. Undefined for other sites. */
export function ownPath(address: URL, origin = ownOrigin()): string | undefined {
  const isOwn = address.origin === origin && !address.pathname.startsWith('//')
  return isOwn ? address.pathname + address.search + address.hash : undefined
}

/** The path in a text that a server sends, such as `/lottery/5`. Undefined for a text that leads to another site. */
export const ownPathIn = (text: string, origin = ownOrigin()): string | undefined =>
  /^\/(?![/\\])/.test(text) ? ownPath(new URL(text, origin), origin) : undefined
