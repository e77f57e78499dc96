/** A piece of a text: words, or an address with where it leads. */
export interface TextPart {
  text: string
  href?: string
}

/** ASCII alone: Japanese goes on right behind an address, and a host's preview ends it there too (C093). */
const address = /https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const count = (text: string, letter: string) => text.split(letter).length - 1

/** Without what the sentence around it put behind it: a full stop, a closing bracket that nothing opened. */
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

/** Something stands behind `https://`: a host's name begins with a letter or a digit. */
const hasHost = (text: string) => /^https?:\/\/[\da-z]/i.test(text)

/** The addresses in a plain text, and what stands between them; together they are the text. */
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
