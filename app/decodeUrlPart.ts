/** Decodes a part of a URL; undefined for a text that is not encoded as one. */
export function decodeUrlPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
