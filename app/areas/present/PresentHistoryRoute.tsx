import { PresentHistoryScreen } from '@tsudoi/design-system/screens/present/PresentHistoryScreen'
import { paths } from '../../paths.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { presentHistoryQuery } from './present.queries.ts'
import { receivedPresentView } from './present.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchInfiniteQuery(presentHistoryQuery)
}

/** The list of received presents. The specification does not have this page (Q32). */
export function Component() {
  return (
    <Page back={{ label: 'プレゼント', href: paths.presents }}>
      <PresentHistoryScreen
        history={usePagedList(presentHistoryQuery, receivedPresentView)}
        hrefs={{ box: paths.presents, history: paths.presentHistory }}
      />
    </Page>
  )
}
