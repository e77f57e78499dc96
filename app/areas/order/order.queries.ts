import { listViewingPurchases } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { call } from '../../api/call.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** Viewing purchases, page by page (C036); never requested for a guest (S062, Q49). */
export const viewingPurchasesQuery = seekQuery({
  queryKey: ['viewing-purchases'],
  by: 'lastPurchaseTime',
  ask: (page, signal) => call(listViewingPurchases, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})
