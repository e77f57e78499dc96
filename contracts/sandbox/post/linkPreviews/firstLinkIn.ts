import { pageAddress } from './publicAddress.ts'

/** The first http(s) address in a text, as it is asked for; what a sentence puts behind it is not part of it. */
export function firstLinkIn(text: string): string | undefined {
  // Japanese goes on right behind an address, so ASCII ends it.
  for (const [match] of text.matchAll(/https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi)) {
    const address = pageAddress(match.replace(/[!'(),.:;?\]]+$/, ''))
    if (address) return address.href
  }
  return undefined
}
