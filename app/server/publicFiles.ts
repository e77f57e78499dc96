import { parseUrl } from '@tsudoi/design-system/text/parseUrl'
import { encodeBody, respondEncoded } from './encodedAnswer.ts'
import { documentHeadOf } from './renderGuestDocument.ts'
import { maxSitemapMs, type RequestContext, type ServerContext } from './serverContext.ts'
import { privateHead } from './head/neutralHead.ts'
import { servedPageAt } from './publicPages.ts'
import { robotsText } from './robots.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

/**
 * The path of the pictures of cards. The query parameter `page` is the path of the page. Without it, the picture is the
 * product's card.
 */
export const cardPicturePath = '/card.png'

const oneHour = 'public, max-age=3600'
const notStored = { 'Cache-Control': 'no-store' }

/** The answer if an API server fails. It makes crawlers come back later. */
export const unavailable = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '60', ...notStored } })

/** Returns the response for /robots.txt. */
export async function answerRobots(request: Request, origin: string): Promise<Response> {
  const encoded = await encodeBody({ body: robotsText({ origin }), type: 'text/plain; charset=utf-8' })
  return respondEncoded(request, encoded, oneHour)
}

/** Returns the response for the index of sitemaps, or for the sitemap with this name. */
export async function answerSitemap(
  { sitemaps, encoders, newReader, now }: ServerContext,
  request: Request,
  { origin, name, waitUntil }: RequestContext & { origin: string; name: string | undefined },
): Promise<Response> {
  const sitemap = async () => {
    const given = { origin, now: now(), read: newReader(maxSitemapMs).read }
    const body = name === undefined ? await sitemapIndex(given) : await sitemapFile(name, given)
    const status = body === undefined ? 404 : 200
    return encodeBody({ body: body ?? '', type: 'application/xml; charset=utf-8', status }, encoders)
  }
  const key = name === undefined ? `${origin}/sitemap.xml` : `${origin}/sitemap/${name}.xml`
  const found = await sitemaps.get(key, sitemap, waitUntil)
  return found ? respondEncoded(request, found, oneHour) : unavailable()
}

/**
 * Returns the response with the picture of a page's card: a PNG of 1200 × 630 pixels. It may be cached only if the
 * version in its address is that of the current content.
 */
export async function answerCardPicture(
  { cardHeads, cards, newReader, now, orReport }: ServerContext,
  request: Request,
  { origin, url, waitUntil }: RequestContext & { origin: string; url: URL },
): Promise<Response> {
  if (!cards) return new Response(null, { status: 404, headers: notStored })
  // If the address cannot be parsed, the picture is the product's card.
  const shown = parseUrl(url.searchParams.get('page') ?? '/', 'https://page.invalid')
  const page = servedPageAt({ origin, pathname: shown?.pathname ?? '/', search: shown?.search ?? '' })
  const version = url.searchParams.get('v') ?? ''
  const readHead = () => documentHeadOf(page, { now: now(), read: newReader().read })
  // The key contains the version, because a head that was read before the content changed must not serve a new version.
  const key = `the card of ${page.url.pathname}${page.url.search} ${version}`
  const head = page.isPublic
    ? await cardHeads.get(key, orReport(`the card of ${page.page.path}`, readHead), waitUntil)
    : privateHead('')
  if (!head) return unavailable()
  const { png, lifetimeMs } = await cards.draw(head.card)
  const encoded = await encodeBody({ body: png, type: 'image/png' })
  const isCurrent = head.status === undefined && version === cards.versionOf(head.card)
  const seconds = Math.min(lifetimeMs / 1000, head.maxCardAge ?? Infinity)
  return respondEncoded(request, encoded, isCurrent ? `public, max-age=${seconds}` : notStored['Cache-Control'])
}
