/** Decodes the percent-escapes in a part of a URL; undefined if one of them is invalid. */
export function decodeUrlPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
