import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { call } from '../../api/call.ts'
import { campaignKeys } from '../../queries/campaign.keys.ts'
import { offsetQuery } from '../../queries/offsetQuery.ts'

/**
 * Campaigns of one channel, or of all if `ipId` is undefined, page by page. The answer says in which campaigns the
 * member takes part, so the account is part of the key.
 */
export const campaignsQuery = (phase: 'current' | 'past', ipId: string | undefined, accountId: string) =>
  offsetQuery({
    queryKey: [...campaignKeys.lists, phase, ipId, accountId],
    meta: { handles: ['NotFound', 'UnavailableIpPublicationPeriod'] },
    ask: (page, signal) =>
      call(listCampaigns, { query: { phase: phase === 'current' ? 'CURRENT' : 'PAST', ipId, ...page } }, { signal }),
    itemsOf: ({ list }) => list,
  })
