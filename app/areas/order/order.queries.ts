import { listViewingPurchases } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { call } from '../../api/call.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** Purchases of viewing rights for event episodes, page by page (C036). Never requested for a guest (S062, Q49). */
export const viewingPurchasesQuery = seekQuery({
  queryKey: ['viewing-purchases'],
  by: 'lastPurchaseTime',
  ask: (page, signal) => call(listViewingPurchases, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})
