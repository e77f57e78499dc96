import { useInfiniteQuery } from '@tanstack/react-query'
import { PresentHistoryScreen } from '@tsudoi/design-system/screens/present/PresentHistoryScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { moreOf } from '../../mappers/moreOf.ts'
import { presentHistoryQuery } from './present.queries.ts'
import { receivedView } from './present.mappers.ts'

export function start() {
  void queryClient.prefetchInfiniteQuery(presentHistoryQuery)
}

/** Received presents, on a route of ours (Q32). */
export function Component() {
  const history = useInfiniteQuery(presentHistoryQuery)
  return (
    <Page back={{ label: 'プレゼント', href: paths.presents }}>
      <PresentHistoryScreen
        history={loadableOf(history, ({ pages }) => pages.flatMap((page) => page.history).map(receivedView))}
        more={moreOf(history)}
        onMore={() => void history.fetchNextPage()}
        hrefs={{ box: paths.presents, history: paths.presentHistory }}
      />
    </Page>
  )
}
