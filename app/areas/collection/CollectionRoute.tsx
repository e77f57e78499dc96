import { kinds } from '@tsudoi/design-system/screens/collection/collection.rules'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { allLists } from './collection.queries.ts'
import { useWall } from './useWall.ts'
import { WallPage } from './WallPage.tsx'

export function start() {
  for (const list of Object.values(allLists)) void queryClient.prefetchInfiniteQuery(list)
}

/** R064: everything a member has gathered. */
export function Component() {
  return (
    <WallPage
      title="コレクション"
      lead="手に入れたものは、ずっとここに残ります。"
      of={useWall(kinds)}
      empty={{
        title: 'コレクションはまだありません',
        description: '写真、動画、ストーリー、抽選や予約が、ここに並びます。',
        action: { label: 'チャンネルをさがす', href: paths.channels },
      }}
    />
  )
}
