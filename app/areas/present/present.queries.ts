import { listPresentHistory, listPresents } from '@tsudoi/contracts/present/present.endpoints'
import { call } from '../../api/call.ts'
import { presentKeys } from '../../queries/present.keys.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** How the present box is sorted. */
export type PresentOrder = 'latest' | 'oldest'

/** The presents that wait in the present box (C084). */
export const presentsQuery = (order: PresentOrder) =>
  seekQuery({
    queryKey: presentKeys.list(order),
    by: 'lastSendTime',
    ask: (page, signal) => call(listPresents, { query: { ascending: order === 'oldest', ...page } }, { signal }),
    itemsOf: ({ list }) => list,
  })

/** Received presents, the latest first (C085). */
export const presentHistoryQuery = seekQuery({
  queryKey: presentKeys.history(),
  by: 'lastReceiveTime',
  ask: (page, signal) => call(listPresentHistory, { query: page }, { signal }),
  itemsOf: ({ history }) => history,
})
