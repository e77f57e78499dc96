import { productName } from '../content/productTexts.ts'
import { withTimeout } from '../time/withTimeout.ts'
import { encodeBody, respondEncoded, type EncodedAnswer } from './encodedAnswer.ts'
import { renderGuestDocument, documentHeadOf, type GuestDocument } from './renderGuestDocument.ts'
import { documentCacheLimits } from './cacheLimits.ts'
import type { RequestContext, ServerContext } from './serverContext.ts'
import { isCrawler, isSearchEngine } from './isCrawler.ts'
import { headTags, isIndexed } from './headTags.ts'
import type { DocumentHead } from './pageHead.ts'
import { cardPicturePath, unavailable } from './publicFiles.ts'
import { servedPageAt, type ServedPage } from './publicPages.ts'
import { contentStylesheets, renderDocument } from './renderDocument.ts'

/** How long a request waits for its document, in milliseconds. After that the answer is the app shell. */
const patienceMs = 250
/**
 * How long a request by a crawler waits, in milliseconds. Crawlers come once and run no script, so the app shell is
 * useless to them (Q406).
 */
const crawlerPatienceMs = 3_000

const seconds = (milliseconds: number) => milliseconds / 1000
const { freshMs, staleMs } = documentCacheLimits
const sharedCaching = `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}`

const html = 'text/html; charset=utf-8'

/** Whether the user may have a session. Such a user must get no document that is cached for guests. */
const hasSession = (request: Request) => /(?:^|;\s*)(?:token|refreshToken)=./.test(request.headers.get('cookie') ?? '')
const isOfHostApp = ({ searchParams }: URL) => searchParams.get('device') === 'unity' || searchParams.has('accessToken')

/** Redirects a guest. A member at the same URL is redirected by the app in the browser, to another page. */
const redirectTo = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store', Vary: 'Cookie' } })

/** The document of a private page, or of a path without a page. It contains no data, so no server is requested. */
async function neutralDocument(page: ServedPage, now: string): Promise<GuestDocument> {
  return { head: await documentHeadOf(page, { now, read: () => Promise.resolve(undefined) }) }
}

/**
 * Header by which the browser requests the stylesheets before it has read the document. A CDN can send it as early
 * hints.
 */
const preloadHeader = (sheets: readonly string[]) => ({
  Link: sheets.map((href) => `<${href}>; rel=preload; as=style; crossorigin`).join(', '),
})

/** The part of the address that selects the document: private pages have a single document for all addresses. */
const viewOf = ({ isPublic, url, page }: ServedPage) => (isPublic ? url.pathname + url.search : page.path)

/** Creates the function that answers requests for documents. */
export function createDocumentResponder(context: ServerContext) {
  const { shell, headers, encoders, cards, documents, orReport, isRendering = true } = context
  const plainShell = encodeBody({ body: renderDocument({ shell }), type: html, headers }, encoders)

  function tagsOf(head: DocumentHead, origin: string): string {
    const cardUrl = cardPicturePath + (head.path ? `?page=${encodeURIComponent(head.path)}` : '')
    const card = cards && { url: cardUrl, version: cards.versionOf(head.card), alt: cards.alt }
    return headTags(head, { origin, productName, card })
  }

  async function encodeDocument(page: ServedPage): Promise<EncodedAnswer> {
    const now = context.now()
    const { head, content } = page.isPublic
      ? await renderGuestDocument(page, now, context.newReader())
      : await neutralDocument(page, now)
    const { isLanding = false } = page.page
    const body = renderDocument({
      shell,
      headTags: tagsOf(head, page.url.origin),
      content: content && { ...content, path: page.url.pathname, isLanding },
    })
    const own: Record<string, string> = {
      ...(!isIndexed(head) && { 'X-Robots-Tag': 'noindex' }),
      ...(content && preloadHeader(contentStylesheets(shell, isLanding))),
    }
    const answer = await encodeBody(
      { body, type: html, status: head.status, headers: { ...headers, ...own } },
      encoders,
    )
    return { ...answer, isAlias: head.path !== undefined && head.path !== viewOf(page) }
  }

  return async (
    request: Request,
    { origin, url, waitUntil }: RequestContext & { origin: string; url: URL },
  ): Promise<Response> => {
    const served = servedPageAt({ origin, pathname: url.pathname, search: url.search })
    const page = { ...served, isRendered: served.isRendered && isRendering }
    if ((page.isPublic || page.redirect) && (hasSession(request) || isOfHostApp(url)))
      return respondEncoded(request, await plainShell, 'no-cache')
    if (page.redirect) return redirectTo(page.redirect)
    const key = origin + viewOf(page) + (page.isRendered ? '' : ' (only its head)')
    const make = orReport(page.page.path, () => encodeDocument(page))
    const made = documents.get(key, make, waitUntil)
    const found = await withTimeout(made, isCrawler(request) ? crawlerPatienceMs : patienceMs)
    // A search engine would list the app shell, which is the same for every page (Q553).
    if (!found && isSearchEngine(request)) return unavailable()
    if (!found) return respondEncoded(request, await plainShell, 'no-store')
    return respondEncoded(request, found, page.isPublic ? sharedCaching : 'no-cache')
  }
}
