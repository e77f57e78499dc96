import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { listTotal } from '../schema.ts'
import { campaign } from './campaign.ts'
import { pageLimit, pageOffset } from '../requestFields.ts'

/** CURRENT: upcoming, open, or waiting for the result. PAST: all others. */
export const campaignPhases = ['CURRENT', 'PAST'] as const

/** Lists votes, lotteries, preorders, prize draws, live talks and events, of one channel or of all. */
export const listCampaigns = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/campaign',
  auth: 'anyone',
  query: z.object({
    /** Phase of the campaigns to list. Default: CURRENT. */
    phase: z.optional(z.enum(campaignPhases)),
    /** Id of a channel: only its campaigns are listed. */
    ipId: z.optional(ipId),
    limit: z.optional(pageLimit),
    offset: z.optional(pageOffset),
  }),
  response: z.object({
    /** The campaigns. CURRENT: the first to end comes first. PAST: the last to end comes first. */
    list: z.array(campaign),
    total: listTotal,
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'ours',
  why: 'The documents have pages for votes, lotteries, preorders, draws, live talks and events, and no call that lists them (Q375).',
  summary: 'Votes, lotteries, preorders, draws, live talks and events of one channel or of all, 20 a page (Q4)',
})
