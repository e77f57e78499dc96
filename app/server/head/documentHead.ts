import type { PageSpec } from '../../pageSpec.ts'
import type { DocumentHead, HeadRequest } from '../pageHead.ts'
import { endedHead, missingHead, privateHead } from './neutralHead.ts'
import { pageHeads } from './pageHeads.ts'

const headByPattern = new Map(pageHeads.map(({ path, headOf }) => [path, headOf]))

/**
 * The head of the document for a page of the map: the page's own head, or a neutral one for a private page, for a
 * missing page, and for content whose publication has ended (Q416). Rejects if a server fails.
 *
 * @param page The page at the path, or the not-found page.
 */
export async function documentHead(
  { path, title }: Pick<PageSpec, 'path' | 'title'>,
  request: HeadRequest,
): Promise<DocumentHead> {
  if (path === '*') return missingHead
  const headOf = headByPattern.get(path)
  if (!headOf) return privateHead(title)
  const head = (await headOf(request)) ?? missingHead
  return head.status === 410 ? endedHead : head
}
