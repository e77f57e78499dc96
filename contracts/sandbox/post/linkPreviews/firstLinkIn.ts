import { parsePublicUrl } from './parsePublicUrl.ts'

/**
 * The first http(s) URL in a text, without punctuation that ends a sentence.
 *
 * @param parseUrl Parses a URL that has a preview, else undefined. Default: public URLs.
 */
export function firstLinkIn(text: string, parseUrl = parsePublicUrl): string | undefined {
  // Only ASCII characters match, because Japanese text can follow a URL without a space.
  for (const [match] of text.matchAll(/https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi)) {
    const address = parseUrl(match.replace(/[!'(),.:;?\]]+$/, ''))
    if (address) return address.href
  }
  return undefined
}
