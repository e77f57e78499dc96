import { pageAddress } from './publicAddress.ts'

/** One answer to one request for a page. */
export interface PageAnswer {
  status: number
  /** The Location header. */
  location?: string
  /** The Content-Type header. */
  type?: string
  /** The beginning of the body, at most {@link largestPage} bytes. */
  body: Uint8Array
}

/** Asks for one address, following nothing; rejects when nobody answers in time. */
type AskPage = (url: URL) => Promise<PageAnswer>

/** Where a page was in the end, and its HTML. */
export interface Page {
  url: URL
  html: string
}

/** What a page says about itself stands at its beginning. */
export const largestPage = 512 * 1024

const mostRedirects = 3

/**
 * The page at an address, or undefined when there is none. Every redirect is checked as the first address was, so that
 * none leads to a private one (X9).
 */
export async function fetchPage(address: string, ask: AskPage): Promise<Page | undefined> {
  let url = pageAddress(address)
  for (let redirects = 0; url && redirects <= mostRedirects; redirects += 1) {
    const answer: PageAnswer | undefined = await ask(url).catch(() => undefined)
    if (!answer) return undefined
    if (answer.status === 200) return isHtml(answer) ? { url, html: textOf(answer) } : undefined
    const next: string | undefined = answer.status >= 300 && answer.status < 400 ? answer.location : undefined
    url = next === undefined ? undefined : pageAddress(URL.parse(next, url)?.href ?? '')
  }
  return undefined
}

const isHtml = ({ type = '' }: PageAnswer) => /^(text\/html|application\/xhtml\+xml)\b/i.test(type)

/** By the charset of the header, or of the page's own meta element, as pages in Shift_JIS and EUC-JP still have. */
function textOf({ type = '', body }: PageAnswer): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024))
  const label = charset.exec(type)?.[1] ?? charset.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
