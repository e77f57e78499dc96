/** A part of a text: plain text, or a URL with its link target. */
export interface TextPart {
  text: string
  href?: string | undefined
}

/** A lookahead that ends a URL before punctuation that another URL follows, as in `https://a.jp,https://b.jp`. */
const notNext = String.raw`(?![),;\]]{1,3}[([]?(?:https?://|www\.))`
/** Patterns for the ASCII characters of a URL: those of the host, and those of the other parts. */
const hostAscii = String.raw`${notNext}[\w!$%&'()*+,.:;=@[\]~-]`
const ascii = String.raw`${notNext}[\w!#$%&'()*+,./:;=?@[\]~-]`
/** A letter, digit or mark outside ASCII. */
const other = String.raw`(?!\p{ASCII})[\p{L}\p{N}\p{M}]`
/** An accent, or a letter with one. Unlike other letters outside ASCII, it continues a word in ASCII: Café, München. */
const accented = String.raw`[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0300-\u036F\u1E00-\u1EFF]`
/** A label of a host name that begins outside ASCII. */
const label = String.raw`${other}(?:${other}|[\w-])*`
/** A host name with a label that begins outside ASCII. Its last label is in ASCII unless the URL continues. */
const foreignHost = String.raw`(?:[\w-]+\.)*${label}\.(?:(?:[\w-]+|${label})\.)*(?:[a-z][a-z\d-]+|${label}(?=[/:]))`
/** How a sentence continues after a URL; words of a URL rarely begin like this. */
const continuation = String.raw`を|です|から|まで|はこ|[はがにでともへの](?!\p{sc=Hiragana})`
/** A word outside ASCII, such as 灯台 or ジョン・レノン. */
const word = String.raw`(?!${continuation})${other}(?:${other}|[・☆★](?=${other})|[\w-])*`
/** The part of a URL after its host. A word outside ASCII begins after a delimiter, never after a letter or digit. */
const rest = String.raw`(?:/(?=\p{sc=Hiragana}))?(?:[/=#_(+~-]${word}|${ascii}|${accented})*`

/**
 * Matches a URL. Japanese text follows a URL without a space: `/wiki/灯台` belongs to the URL, and the last word of
 * `/lettersを見て` does not (Q437). The server's link preview ends a
 * URL at the same character (C093).
 */
const address = new RegExp(
  String.raw`https?://(?:${foreignHost}|[a-z\d](?:${hostAscii}|${accented})*)${rest}|www(?:\.(?:[a-z\d-]|${accented})+)+\.[a-z]{2,}(?::\d+)?${rest}`,
  'giu',
)
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/**
 * Removes punctuation of the surrounding sentence from the end of a URL: full stops, and closing brackets without an
 * opening one.
 */
function trimmed(match: string): string {
  const counts: Record<string, number> = {}
  for (const letter of match) counts[letter] = (counts[letter] ?? 0) + 1
  let end = match.length
  for (; end > 0; end -= 1) {
    const last = match[end - 1] ?? ''
    const count = counts[last] ?? 0
    const open = opening[last]
    if (!/[!'(),.:;?[\]]/.test(last) || (open !== undefined && (counts[open] ?? 0) >= count)) break
    counts[last] = count - 1
  }
  return match.slice(0, end)
}

/** Splits a plain text into URLs and the text between them. Joined together, the parts are the original text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const add = (part: TextPart) => part.text && parts.push(part)
  for (const { 0: match, index } of text.matchAll(address)) {
    const isWeb = /^www/i.test(match)
    if ((isWeb ? /[\w@./-]/ : /[\da-z]/i).test(text[index - 1] ?? '')) continue
    const link = trimmed(match)
    add({ text: text.slice(from, index) })
    add({ text: link, href: isWeb ? `https://${link}` : link })
    from = index + link.length
  }
  add({ text: text.slice(from) })
  return parts
}
