/** The response to one request for a page, with the headers that a preview needs. */
export interface PageResponse {
  status: number
  /** The value of the Location header. */
  location?: string | undefined
  /** The value of the Content-Type header. */
  type?: string | undefined
  /** The value of the Cache-Control header. */
  caching?: string | undefined
  /** The body, cut after {@link maxPageBytes} bytes. */
  body: Uint8Array
}

/** The functions with which {@link fetchPage} decides whether it may request a URL, and requests it. */
export interface PageFetcher {
  /** Parses a URL. Returns undefined if it must not be requested. */
  parseUrl: (address: string) => URL | undefined
  /** Requests one URL without following redirects; rejects on a timeout. */
  requestPage: (url: URL) => Promise<PageResponse>
}

/** The HTML of a page and its final URL after redirects. */
export interface FetchedPage {
  url: URL
  html: string
}

/** Maximum number of bytes to read of a page. Its metadata is at its start. */
export const maxPageBytes = 512 * 1024

const maxRedirects = 3

/**
 * Fetches the HTML page at a URL; undefined if there is none, or if its URL must not be requested. The URLs of
 * redirects are checked like the first URL, so that no redirect can lead to a private address (X9).
 */
export async function fetchPage(
  address: string,
  { parseUrl, requestPage }: PageFetcher,
): Promise<FetchedPage | undefined> {
  let url = parseUrl(address)
  for (let redirects = 0; url && redirects <= maxRedirects; redirects += 1) {
    const answer: PageResponse | undefined = await requestPage(url).catch(() => undefined)
    if (!answer) return undefined
    if (answer.status === 200) return isHtml(answer) ? { url, html: textOf(answer) } : undefined
    const next: string | undefined = answer.status >= 300 && answer.status < 400 ? answer.location : undefined
    url = next === undefined ? undefined : parseUrl(URL.parse(next, url)?.href ?? '')
  }
  return undefined
}

const isHtml = ({ type = '' }: PageResponse) => /^(text\/html|application\/xhtml\+xml)\b/i.test(type)

/**
 * Decodes the body of a page by the charset in the header, or in the page's meta element. Some pages still use
 * Shift_JIS or EUC-JP.
 */
function textOf({ type = '', body }: PageResponse): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024))
  const label = charset.exec(type)?.[1] ?? charset.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
