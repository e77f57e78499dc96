/**
 * Parses a URL, relative to `base` if there is one. Undefined if it is invalid. Replaces `URL.parse` and
 * `URL.canParse`, which the oldest supported browsers lack (Q425).
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
