import { parsePublicUrl } from './parsePublicUrl.ts'

/** The first http(s) URL in a text, without punctuation that ends a sentence. */
export function firstLinkIn(text: string): string | undefined {
  // Only ASCII characters match, because Japanese text can follow a URL without a space.
  for (const [match] of text.matchAll(/https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi)) {
    const address = parsePublicUrl(match.replace(/[!'(),.:;?\]]+$/, ''))
    if (address) return address.href
  }
  return undefined
}
