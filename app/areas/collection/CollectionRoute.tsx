import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { collectedKinds, collectedListQueries } from '../../collection/collection.queries.ts'
import { LazyWallPage, wallPageModule } from './LazyWallPage.tsx'

/** Prefetches the data of the page. */
export function beforeRender() {
  wallPageModule.load().catch(() => {})
  for (const list of Object.values(collectedListQueries)) void queryClient.prefetchInfiniteQuery(list)
}

/** The page with everything in the member's collection (R064). */
export function Component() {
  return (
    <LazyWallPage
      title="コレクション"
      lead="手に入れたものは、ずっとここに残ります。"
      kinds={collectedKinds}
      empty={{
        title: 'コレクションはまだありません',
        description: '写真、動画、ストーリー、抽選や予約が、ここに並びます。',
        action: { label: 'チャンネルをさがす', href: paths.channels },
      }}
    />
  )
}
