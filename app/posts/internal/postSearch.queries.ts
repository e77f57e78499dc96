import { searchPosts } from '@tsudoi/contracts/post/post.endpoints'
import { searchInKana } from '@tsudoi/design-system/text/searchText'
import { call } from '../../api/call.ts'
import { seekQuery } from '../../queries/seekQuery.ts'
import { postKeys } from './post.keys.ts'

/** The posts of a channel's timeline that contain all typed words, the latest first (Q498). */
export const postSearchQuery = (ipId: string, typed: string) => {
  const q = typed.trim().toWellFormed()
  return seekQuery({
    queryKey: [...postKeys.lists, 'search', ipId, q],
    by: 'lastCreateTime',
    ask: (page, signal) =>
      call(searchPosts, { params: { id: ipId }, query: { q, kana: searchInKana(q), ...page } }, { signal }),
    itemsOf: ({ postList }) => postList,
    // Opens no dialog, because the page shows the failure.
    meta: { isSilent: true },
  })
}
