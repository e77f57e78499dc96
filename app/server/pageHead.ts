import type { Endpoint, ResponseOf } from '@tsudoi/contracts/endpoint'

/** The content of a page's card: the picture of 1200 × 630 px that messengers and social networks show for a link. */
export interface CardPicture {
  /** What the page is about, as a Japanese noun: 「ガチャ」, 「動画」. */
  kind: string
  title: string
  /** The second line of the card: a period, a date, or a short text. */
  detail?: string
  channelName?: string
  /** The channel's colour as the server sent it (`oshiColor`). Default: the product's own colours. */
  color?: string | undefined
  /** The picture of the content as the server sent it: a path of a texture or an https URL. */
  image?: string | undefined
}

/** What search engines, link previews and the browser's tab show of a page. All texts are plain text, not HTML. */
export interface PageHead {
  /** The title without the name of the product, which the document adds. */
  title: string
  /** The description: at most about 120 characters, without line breaks. */
  description: string
  /**
   * The canonical path, without hash. It has a query only if that selects other content: `gachaId`, `tab`, `list`
   * (Q415).
   */
  path: string
  /** The HTTP status. 404: the content is unknown, unpublished, deleted or blocked. 410: it has ended. Default: 200. */
  status?: 404 | 410
  /** Whether search engines may list the page. Default: true with status 200, otherwise false. */
  isIndexed?: boolean
  /** The Open Graph type. Default: website. */
  type?: 'website' | 'article' | 'video.other' | 'profile'
  card: CardPicture
  /** How long the card's picture may be cached, in seconds. Default: as long as the painter says. */
  maxCardAge?: number
  /**
   * Objects of schema.org, without `@context`, which the document adds. Their URLs are paths of this site or https
   * URLs.
   */
  jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

/**
 * The head of any document. For private and missing pages it has no path: one document serves all paths of a kind, and
 * a path can contain another user's id or secret.
 */
export type DocumentHead = Omit<PageHead, 'path'> & Partial<Pick<PageHead, 'path'>>

/** What the head of a page is made from. */
export interface HeadRequest {
  /** Decoded parameters of the path. */
  params: Readonly<Record<string, string>>
  search: URLSearchParams
  /** The time of the request as ISO 8601. */
  now: string
  /**
   * Reads a GET as a guest. Resolves with the parsed answer, or with undefined if the server answers 404 or refuses the
   * content to guests. Rejects if the server fails or does not answer in time; the document is then the app shell.
   * Equal calls of one request are sent once.
   */
  read: <E extends Endpoint>(
    endpoint: E,
    params?: Readonly<Record<string, string>>,
    query?: Readonly<Record<string, unknown>>,
  ) => Promise<ResponseOf<E> | undefined>
}

/**
 * A function that makes the head of a public page. It resolves with undefined if the content does not exist for a
 * guest.
 */
export type MakePageHead = (request: HeadRequest) => Promise<PageHead | undefined>
