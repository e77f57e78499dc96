import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { listTotal, pageLimit, pageOffset } from '../schema.ts'
import { campaign } from './campaign.ts'

/** CURRENT: coming, open, or waiting for the result. PAST: everything else. */
export const campaignPhases = ['CURRENT', 'PAST'] as const

export const listCampaigns = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/campaign',
  auth: 'anyone',
  query: z.object({
    /** CURRENT when none is sent. */
    phase: z.optional(z.enum(campaignPhases)),
    /** Only those of one channel. */
    ipId: z.optional(ipId),
    limit: z.optional(pageLimit),
    offset: z.optional(pageOffset),
  }),
  response: z.object({
    /** CURRENT: the one that ends first in front. PAST: the one that ended last in front. */
    list: z.array(campaign),
    total: listTotal,
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'ours',
  why: 'The documents have pages for votes, lotteries, preorders, draws, live talks and events, and no call that lists them (Q375).',
  summary: 'Votes, lotteries, preorders, draws, live talks and events of one channel or of all, 20 a page (Q4)',
})
