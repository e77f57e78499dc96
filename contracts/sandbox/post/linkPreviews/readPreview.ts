import type { LinkPreview } from '../../../post/linkPreview.ts'
import { cutGraphemes } from '../../runtime/graphemes.ts'
import type { FetchedPage } from './fetchPage.ts'

/**
 * The preview of a page from its Open Graph metadata or its title; undefined if it has neither.
 *
 * @param ownOrigin The origin of the app, from which the picture may have an http URL. Without it, only https is
 *   allowed.
 */
export function readPreview({ url, html }: FetchedPage, ownOrigin?: string): LinkPreview | undefined {
  const metas = metasOf(html)
  const text = (longest: number, ...names: string[]) => cut(names.map((name) => metas.get(name)).find(Boolean), longest)
  const title = text(120, 'og:title') ?? cut(titleOf(html), 120)
  if (title === undefined) return undefined
  return {
    url: url.href,
    title,
    description: text(240, 'og:description', 'description'),
    image: pictureOf(metas.get('og:image'), url, ownOrigin),
    siteName: text(60, 'og:site_name'),
  }
}

const titleOf = (html: string) => decoded(/<title\b[^>]{0,200}>([^<]{0,1000})/i.exec(html)?.[1] ?? '')

/** The first meta element of each name. This needs no HTML parser: the text is scanned once from left to right. */
function metasOf(html: string): ReadonlyMap<string, string> {
  const metas = new Map<string, string>()
  for (const rest of html.split(/<meta\b/i).slice(1)) {
    const attributes = attributesOf(rest.slice(0, 5_000))
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase()
    const content = attributes.get('content')
    if (name && content && !metas.has(name)) metas.set(name, content)
  }
  return metas
}

/** The attributes of an element. `text` begins inside its tag; the attributes end with the tag. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const attribute = /[\s/]*([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/y
  const attributes = new Map<string, string>()
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, name = '', double, single, bare] = match
    attributes.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''))
  }
  return attributes
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decoded = (text: string) =>
  text.replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (_, name, decimal, hexadecimal) => {
    if (name) return named[String(name).toLowerCase()] ?? ''
    const code = decimal ? Number(decimal) : parseInt(String(hexadecimal), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Cuts a text to one line of at most `longest` graphemes, without control characters and broken surrogate pairs. */
function cut(text: string | undefined, longest: number): string | undefined {
  const line = text
    ?.toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // Limits the code units before the graphemes, because a grapheme can contain any number of combining marks.
  return line ? cutGraphemes(line.slice(0, 10 * longest), longest).toWellFormed() : undefined
}

/**
 * The URL of the page's picture: https, or the app's own origin. Undefined for any other, because browsers do not show
 * http pictures on https pages.
 */
function pictureOf(address: string | undefined, base: URL, ownOrigin: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address, base)
  const isShown = url?.protocol === 'https:' || (url && url.origin === ownOrigin)
  return isShown && url.href.length <= 2_000 ? url.href : undefined
}
