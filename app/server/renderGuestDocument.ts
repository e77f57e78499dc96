import { matchRoutes } from 'react-router-dom'
import { documentHead } from './head/documentHead.ts'
import type { GuestReader } from './guestReader.ts'
import type { DocumentHead, HeadRequest } from './pageHead.ts'
import type { ServedPage } from './publicPages.ts'
import { attemptRender, type RenderedPage } from './renderPage.tsx'

/**
 * How often a page that lacks answers is rendered again, at most. Each time the missing answers are read from the
 * servers first. Pages need at most three.
 */
const maxRounds = 5

async function contentOf({ url }: ServedPage, now: string, reader: GuestReader): Promise<RenderedPage> {
  for (let round = 0; round < maxRounds; round += 1) {
    const result = await attemptRender(url, now, reader.answers)
    if ('html' in result) return result
    await reader.readAll(result.missing)
  }
  throw new Error(`The page still lacks answers after ${maxRounds} rounds.`)
}

/** The head of a page's document. Rejects if a server fails. */
export function documentHeadOf(
  { page, url }: ServedPage,
  { now, read }: Pick<HeadRequest, 'now' | 'read'>,
): Promise<DocumentHead> {
  const params = matchRoutes([{ path: page.path }], url.pathname)?.[0]?.params ?? {}
  const request = { params: params as HeadRequest['params'], search: new URLSearchParams(url.search), now, read }
  return documentHead(page, request)
}

/** The document for a guest at a URL: its head, and its content if the server may render it. */
export interface GuestDocument {
  head: DocumentHead
  content?: RenderedPage | undefined
}

/** Reads the data of a page and renders the page as a guest first sees it. Rejects if a server or rendering fails. */
export async function renderGuestDocument(page: ServedPage, now: string, reader: GuestReader): Promise<GuestDocument> {
  const [head, content] = await Promise.all([
    documentHeadOf(page, { now, read: reader.read }),
    page.isRendered ? contentOf(page, now, reader) : undefined,
  ])
  return { head, content: head.status === undefined ? content : undefined }
}
