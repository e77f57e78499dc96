import type { DrawnCard } from './cards/cardCache.ts'
import { cardHeadLimits, documentCacheLimits, sitemapCacheLimits } from './cacheLimits.ts'
import { createDocumentCache, type WaitUntil } from './documentCache.ts'
import { encodedByteCount, type EncodedAnswer, type Encoders } from './encodedAnswer.ts'
import { createGuestReader, createGuestSession, type FetchHost, type GuestReader } from './guestReader.ts'
import type { CardPicture, DocumentHead } from './pageHead.ts'
import type { AppShell } from './renderDocument.ts'

/** Options of `createHandler`. */
export interface HandlerOptions {
  /** The app shell of the build. */
  shell: AppShell
  /** Headers of every document, such as the content security policy of the build. */
  headers: Readonly<Record<string, string>>
  fetchHost: FetchHost
  /** The public origin of the app, for canonical URLs and cards. Default: the origin of each request. */
  origin?: string | undefined
  /**
   * Draws the picture of a card as a PNG without ever rejecting, and returns the version of the picture. `alt` is the
   * text that describes the pictures; default: what the page is about. Default of all: cards have no picture.
   */
  cards?:
    | { draw: (card: CardPicture) => Promise<DrawnCard>; versionOf: (card: CardPicture) => string; alt?: string }
    | undefined
  /**
   * Functions that compress documents, by the name of the encoding. The first one that the client accepts is used.
   * Default: none.
   */
  encoders?: Encoders
  /** The time by the clock of the API servers. Default: that of this machine. */
  now?: () => Date
  /** Whether the content of public pages is rendered. Otherwise their documents have only a head. Default: true. */
  isRendering?: boolean
  /**
   * Called when an answer could not be made, because an API server failed or rendering threw. `what` is the pattern of
   * the page, or the name of the file. Default: ignored.
   */
  onError?: (error: unknown, what: string) => void
}

/** Functions of the runtime (such as Node or an edge runtime) for a single request. */
export interface RequestContext {
  /** Keeps work alive after the response. Not needed in Node, where work continues anyway. */
  waitUntil?: WaitUntil | undefined
}

/** Answers a GET or HEAD. Never rejects. */
export type Handler = (request: Request, context?: RequestContext) => Promise<Response>

/** The state that all requests of a server share: its options, caches and guest session. */
export interface ServerContext extends Omit<HandlerOptions, 'now'> {
  /** The time by the clock of the API servers, as ISO 8601. */
  now: () => string
  documents: ReturnType<typeof createDocumentCache<EncodedAnswer>>
  sitemaps: ReturnType<typeof createDocumentCache<EncodedAnswer>>
  /** The heads of the pages whose card's picture was requested. */
  cardHeads: ReturnType<typeof createDocumentCache<DocumentHead>>
  /** Creates a reader of the API servers for one response. Its requests end after `maxMs`; default: 5 s. */
  newReader: (maxMs?: number) => GuestReader
  /**
   * Returns a function that makes an answer. If making it fails, the function reports the failure and resolves with
   * undefined. `what` is written to the log, so it may contain no path: paths can contain names and members' ids (X8).
   */
  orReport: <Value>(what: string, make: () => Promise<Value>) => () => Promise<Value | undefined>
}

/** How long the API servers may take for one response, in milliseconds. After that no document is made. */
const maxHostMs = 5_000
/** The same for a sitemap, which needs up to 281 requests (sitemapParts.ts). No reader waits for it. */
export const maxSitemapMs = 60_000

/**
 * Whether anyone can invent any number of such addresses: those of missing content, those that are not the canonical
 * one of their content (such as `/top?gachaId=1`), and those of stories, which contain the reader's name. They must not
 * evict the pages of real content from a cache.
 */
const isInvented = ({ status, isAlias }: EncodedAnswer, key: string) =>
  status === 404 || isAlias === true || key.includes('/story/STORY_PLAY_TYPE_')

/** Creates the state that all requests of a server share. */
export function createContext(options: HandlerOptions): ServerContext {
  const deviceId = crypto.randomUUID()
  const session = createGuestSession(options.fetchHost, deviceId)
  const answers = { bytesOf: encodedByteCount, isRare: isInvented, onError: options.onError }
  return {
    ...options,
    now: () => (options.now?.() ?? new Date()).toISOString(),
    documents: createDocumentCache({ ...documentCacheLimits, ...answers }),
    sitemaps: createDocumentCache({ ...sitemapCacheLimits, ...answers }),
    cardHeads: createDocumentCache<DocumentHead>({
      ...cardHeadLimits,
      bytesOf: (head) => 2 * JSON.stringify(head).length,
      onError: options.onError,
    }),
    newReader: (maxMs = maxHostMs) =>
      createGuestReader({ fetchHost: options.fetchHost, session, deviceId, signal: AbortSignal.timeout(maxMs) }),
    orReport: (what, make) => () =>
      make().catch((error: unknown) => {
        options.onError?.(error, what)
        return undefined
      }),
  }
}
