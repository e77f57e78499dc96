import { listPresentHistory, listPresents } from '@tsudoi/contracts/present/present.endpoints'
import { call } from '../../api/call.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

export type PresentOrder = 'latest' | 'oldest'

/** What waits in the box (C084). */
export const presentsQuery = (order: PresentOrder) =>
  seekQuery({
    queryKey: ['presents', order],
    by: 'lastSendTime',
    ask: (page, signal) => call(listPresents, { query: { ascending: order === 'oldest', ...page } }, { signal }),
    itemsOf: ({ list }) => list,
  })

/** What was received, the latest first (C085). */
export const presentHistoryQuery = seekQuery({
  queryKey: ['present-history'],
  by: 'lastReceiveTime',
  ask: (page, signal) => call(listPresentHistory, { query: page }, { signal }),
  itemsOf: ({ history }) => history,
})
