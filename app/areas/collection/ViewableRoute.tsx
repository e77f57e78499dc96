import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { collectedListQueries } from '../../collection/collection.queries.ts'
import { LazyWallPage, wallPageModule } from './LazyWallPage.tsx'

const viewable = ['movie', 'unlocked', 'privilegeStory'] as const

/** Prefetches the data of the page. */
export function beforeRender() {
  wallPageModule.load().catch(() => {})
  for (const kind of viewable) void queryClient.prefetchInfiniteQuery(collectedListQueries[kind])
}

/** The page with the collected items that can be read or watched now (R065, Q253). */
export function Component() {
  return (
    <LazyWallPage
      title="読む・見る"
      lead="いま読めるストーリーと、いま見られるムービーです。"
      kinds={viewable}
      empty={{
        title: 'いま読めるもの、見られるものはありません',
        description: '開いたストーリーや受け取ったムービーが、ここに並びます。',
        action: { label: 'コレクションへ', href: paths.collection },
      }}
    />
  )
}
