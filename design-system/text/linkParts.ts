/** A part of a text: plain text, or a URL with its link target. */
export interface TextPart {
  text: string
  href?: string
}

/**
 * Matches ASCII only, because Japanese text follows a URL without a space. The server's link preview ends the URL at
 * the same character (C093).
 */
const address = /https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const count = (text: string, letter: string) => text.split(letter).length - 1

/**
 * Removes punctuation of the surrounding sentence from the end of a URL: full stops, and closing brackets without an
 * opening one.
 */
function trimmed(match: string): string {
  let end = match.length
  for (; end > 0; end -= 1) {
    const last = match[end - 1] ?? ''
    const opening = pairs[last]
    const isOpen = opening !== undefined && count(match.slice(0, end), opening) >= count(match.slice(0, end), last)
    if (isOpen || !/[!'(),.:;?[\]]/.test(last)) break
  }
  return match.slice(0, end)
}

/** Whether a host name follows `https://`: it starts with a letter or a digit. */
const hasHost = (text: string) => /^https?:\/\/[\da-z]/i.test(text)

/** Splits a plain text into URLs and the text between them. Joined together, the parts are the original text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const add = (part: TextPart) => part.text && parts.push(part)
  for (const { 0: match, index } of text.matchAll(address)) {
    const href = trimmed(match)
    const isInsideWord = /[\da-z]/i.test(text[index - 1] ?? '')
    if (isInsideWord || !hasHost(href)) continue
    add({ text: text.slice(from, index) })
    add({ text: href, href })
    from = index + href.length
  }
  add({ text: text.slice(from) })
  return parts
}
