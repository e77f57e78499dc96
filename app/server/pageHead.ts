import type { Endpoint, ResponseOf } from '@tsudoi/contracts/endpoint'

/** The content of a page's card: the picture, 1200 × 630, that messengers and social networks show for a link. */
export interface CardPicture {
  /** What the page is about, as a Japanese noun: 「ガチャ」, 「動画」. */
  kind: string
  title: string
  /** A second line: a period, a date, or a short text. */
  detail?: string
  channelName?: string
  /** The channel's colour as in the host's answer (`oshiColor`). Default: the product's own colours. */
  color?: string | undefined
  /** The picture of the content as in the host's answer: a path of a texture or an https URL. */
  image?: string | undefined
}

/** What search engines, link previews and the browser's tab show of a page. All texts are plain text, not HTML. */
export interface PageHead {
  /** Without the name of the product, which the document adds. */
  title: string
  /** At most about 120 characters, without line breaks. */
  description: string
  /**
   * The canonical path, without hash. It has a query only where that selects another content: `gachaId`, `tab`, `list`
   * (Q415).
   */
  path: string
  /** 404: unknown, unpublished, deleted or blocked. 410: over. Default: 200. */
  status?: 404 | 410
  /** Whether search engines may list the page. Default: true with status 200, otherwise false. */
  isIndexed?: boolean
  /** The Open Graph type. Default: website. */
  type?: 'website' | 'article' | 'video.other' | 'profile'
  card: CardPicture
  /** Objects of schema.org, without `@context`, which the document adds. URLs are paths of ours or https URLs. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

/**
 * The head of any document. Private and missing pages have no path, because one document serves all paths of a kind,
 * and a path can contain another user's id or secret.
 */
export type DocumentHead = Omit<PageHead, 'path'> & Partial<Pick<PageHead, 'path'>>

/** What a page's head is made from. */
export interface HeadRequest {
  /** Decoded parameters of the path. */
  params: Readonly<Record<string, string>>
  search: URLSearchParams
  /** The time of the request as ISO 8601. */
  now: string
  /**
   * Reads a GET as a guest. Resolves with the parsed answer; undefined if the host answers 404 or refuses it to guests.
   * Rejects if the host fails or is late, and the document is then the shell. Equal calls of one request are sent once.
   */
  read: <E extends Endpoint>(
    endpoint: E,
    params?: Readonly<Record<string, string>>,
    query?: Readonly<Record<string, unknown>>,
  ) => Promise<ResponseOf<E> | undefined>
}

/** Makes the head of a public page. Resolves with undefined if its content does not exist for a guest. */
export type HeadOf = (request: HeadRequest) => Promise<PageHead | undefined>
