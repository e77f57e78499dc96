import { matchRoutes } from 'react-router-dom'
import { documentHead } from './head/documentHead.ts'
import type { GuestReader } from './guestReader.ts'
import type { HeadRequest, PageHead } from './pageHead.ts'
import type { ServedPage } from './publicPages.ts'
import { attemptPage, type RenderedPage } from './renderPage.tsx'

/** How often a page may ask for further answers. Each round waits for hosts, and pages need at most three. */
const maxRounds = 5

async function contentOf({ url }: ServedPage, now: string, reader: GuestReader): Promise<RenderedPage | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    const result = await attemptPage(url, now, reader.answers)
    if ('html' in result) return result
    await reader.readAll(result.missing)
  }
  return undefined
}

/** The head of a page. Rejects if a host fails. */
export function headOf({ page, url }: ServedPage, { now, read }: Pick<HeadRequest, 'now' | 'read'>): Promise<PageHead> {
  const params = matchRoutes([{ path: page.path }], url.pathname)?.[0]?.params ?? {}
  const request = { params: params as HeadRequest['params'], search: new URLSearchParams(url.search), now, read }
  return documentHead(page, url.pathname, request)
}

/** What a guest gets at a URL: the head, and the content if the server may render it. */
export interface GuestDocument {
  head: PageHead
  content?: RenderedPage | undefined
}

/** Reads and renders a page as a guest sees it first. Rejects if a host fails. */
export async function guestDocument(page: ServedPage, now: string, reader: GuestReader): Promise<GuestDocument> {
  const [head, content] = await Promise.all([
    headOf(page, { now, read: reader.read }),
    page.isRendered ? contentOf(page, now, reader) : undefined,
  ])
  return { head, content: head.status === undefined ? content : undefined }
}
