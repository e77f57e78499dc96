import { createDocumentCache, type CacheLimits } from './documentCache.ts'
import { createGuestReader, createGuestSession, type FetchHost, type GuestReader } from './guestReader.ts'
import type { PageHead } from './pageHead.ts'
import { pageKindAt, type PublicPage } from './publicPages.ts'
import { renderDocument, type Shell } from './renderDocument.ts'
import { attemptPage, type RenderedPage } from './renderPage.tsx'

/** Options of `createHandler`. */
export interface HandlerOptions {
  shell: Shell
  /** Headers of every document, such as the content security policy of the build. */
  headers: Readonly<Record<string, string>>
  fetchHost: FetchHost
  /** The public origin of the app, for canonical URLs. Default: that of each request. */
  origin?: string
  /** Compresses a document, by the name of the encoding. The first one that the client accepts is used. */
  encoders?: Readonly<Record<string, (text: Uint8Array) => Promise<Uint8Array>>>
  /** Called when a document could not be rendered, or a host failed. The request is answered by the app shell. */
  onError?: (error: unknown, page: string) => void
  /** Keeps work going after the answer, as edge runtimes require it. Default: nothing to do. */
  waitUntil?: (work: Promise<unknown>) => void
}

/** A document, compressed once. */
interface BuiltDocument {
  status: number
  encoded: ReadonlyMap<string, Uint8Array>
}

/** Guests' documents are served from the cache for this long, also by a CDN. */
const limits: CacheLimits = {
  freshMs: 30_000,
  staleMs: 300_000,
  maxEntries: 1_000,
  maxBytes: 64_000_000,
  maxInFlight: 64,
}

/** A request waits this long for a document before it is answered by the shell, in milliseconds. */
const patienceMs = 250
/** A document that takes longer than this is given up, in milliseconds. */
const maxHostMs = 5_000
/** How often a page may ask for further answers. Each round waits for hosts, and pages need at most three. */
const maxRounds = 5

const sharedCaching = `public, max-age=0, s-maxage=${limits.freshMs / 1000}, stale-while-revalidate=${limits.staleMs / 1000}`

/** Keeps a page out of search engines. */
const unlisted = { 'X-Robots-Tag': 'noindex' }

const hasSession = (request: Request) => /(?:^|;\s*)(?:token|refreshToken)=./.test(request.headers.get('cookie') ?? '')

/** Rejects when the host's time is over. */
async function renderRounds(page: PublicPage, now: string, reader: GuestReader): Promise<RenderedPage | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    const result = await attemptPage(page.url, now, reader.answers)
    if ('html' in result) return result
    await reader.readAll(result.missing)
  }
  return undefined
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))

/** The head of a page; undefined if the thing does not exist for a guest. */
async function headOf(_page: PublicPage, _now: string, _reader: GuestReader): Promise<PageHead | undefined> {
  return Promise.resolve({ title: '', description: '', path: '', card: { kind: '', title: '' } })
}

/**
 * Creates the handler of the app's documents: the HTML of public pages for guests, rendered with their data; the app
 * shell for everybody else, and whenever a host fails or takes more than 250 ms. It serves no files.
 *
 * The returned function takes a GET or HEAD of a page and never rejects. It uses only web APIs, so that it runs in Node
 * and on edge runtimes.
 */
export function createHandler({ shell, headers, fetchHost, encoders = {}, ...options }: HandlerOptions) {
  const deviceId = crypto.randomUUID()
  const session = createGuestSession(fetchHost, deviceId)
  const bytesOf = ({ encoded }: BuiltDocument) => [...encoded.values()].reduce((sum, { length }) => sum + length, 0)
  const documents = createDocumentCache<BuiltDocument>({ ...limits, bytesOf, onError: options.onError })

  async function encode(status: number, html: string): Promise<BuiltDocument> {
    const text = new TextEncoder().encode(html)
    const encodings = Object.entries(encoders).map(async ([name, encoder]) => [name, await encoder(text)] as const)
    return { status, encoded: new Map([...(await Promise.all(encodings)), ['identity', text] as const]) }
  }

  async function buildDocument(page: PublicPage): Promise<BuiltDocument | undefined> {
    const reader = createGuestReader({ fetchHost, session, deviceId, signal: AbortSignal.timeout(maxHostMs) })
    const now = new Date().toISOString()
    const [head, rendered] = await Promise.all([
      headOf(page, now, reader),
      page.isRendered ? renderRounds(page, now, reader) : undefined,
    ])
    const isFound = head !== undefined && head.status === undefined
    const content = isFound &&
      rendered && { ...rendered, path: page.url.pathname, isLanding: page.page.isLanding ?? false }
    return encode(head ? (head.status ?? 200) : 404, renderDocument({ shell, content: content || undefined }))
  }

  const shellDocument = encode(200, renderDocument({ shell }))

  function respond(
    request: Request,
    { status, encoded }: BuiltDocument,
    caching: string,
    more?: Readonly<Record<string, string>>,
  ): Response {
    const accepted = request.headers.get('accept-encoding') ?? ''
    const encoding = [...encoded.keys()].find((name) => accepted.includes(name)) ?? 'identity'
    const body = encoded.get(encoding)
    return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
      status,
      headers: {
        ...headers,
        ...more,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': caching,
        Vary: 'Accept-Encoding, Cookie',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    })
  }

  return async (request: Request): Promise<Response> => {
    const { origin, pathname, search, searchParams } = new URL(request.url)
    const page = pageKindAt({ origin: options.origin ?? origin, pathname, search })
    if (page === 'missing') return respond(request, { ...(await shellDocument), status: 404 }, 'no-cache', unlisted)
    if (page === 'private') return respond(request, await shellDocument, 'no-cache', unlisted)
    if (hasSession(request) || searchParams.get('device') === 'unity')
      return respond(request, await shellDocument, 'no-cache')
    const key = page.url.origin + page.url.pathname + page.url.search + (page.isRendered ? '' : '#')
    const built = documents.get(key, () => buildDocument(page))
    options.waitUntil?.(built)
    const found = await Promise.race([built, pause(patienceMs)])
    return found ? respond(request, found, sharedCaching) : respond(request, await shellDocument, 'no-store')
  }
}
