import { PresentListScreen } from '@tsudoi/design-system/screens/present/PresentListScreen'
import { useSearchParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { presentsQuery, type PresentOrder } from './present.queries.ts'
import { presentView } from './present.mappers.ts'
import { useReceivePresents } from './useReceivePresents.ts'

const orderOf = (search: URLSearchParams): PresentOrder => (search.get('order') === 'oldest' ? 'oldest' : 'latest')

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ search }) => {
  void queryClient.prefetchInfiniteQuery(presentsQuery(orderOf(search)))
}

/** The present box: presents that the member has not received yet. The specification does not have this page (Q32). */
export function Component() {
  const order = orderOf(useSearchParams()[0])
  const { receipts, all, receive, receiveAll } = useReceivePresents()
  const presents = usePagedList(presentsQuery(order), presentView)
  const first = presents.items.state === 'ready' ? presents.items.data[0]?.id : undefined
  return (
    <Page>
      <PresentListScreen
        presents={presents}
        now={useNow()}
        order={order}
        receipts={receipts}
        all={all}
        onReceive={receive}
        onReceiveAll={() => receiveAll(first)}
        hrefs={{
          box: paths.presents,
          history: paths.presentHistory,
          otherOrder: paths.presents + (order === 'latest' ? '?order=oldest' : ''),
          collection: paths.collection,
        }}
      />
    </Page>
  )
}
