import { parsePublicUrl } from './parsePublicUrl.ts'

/** The first http(s) URL in a text, without punctuation that ends a sentence. */
export function firstLinkIn(text: string): string | undefined {
  // Japanese text can follow a URL without a space, so only ASCII characters match.
  for (const [match] of text.matchAll(/https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi)) {
    const address = parsePublicUrl(match.replace(/[!'(),.:;?\]]+$/, ''))
    if (address) return address.href
  }
  return undefined
}
