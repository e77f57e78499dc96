import * as z from 'zod/mini'
import { ofChannel } from '../channel/ofChannel.ts'
import { imagePath, instant, openEnum, shownText } from '../schema.ts'

/** What a campaign is; each kind has a page of its own, opened with `campaignId`. */
export const campaignKinds = [
  'VOTE_RANKING',
  'VOTE_COOP',
  'LOTTERY',
  'PREORDER',
  'DRAW',
  'LIVE_TALK_GROUP',
  'EVENT',
] as const
export type CampaignKind = (typeof campaignKinds)[number]

/**
 * State of a campaign for the caller.
 * - COMING: not open yet.
 * - OPEN: the caller can take part now; of an event: it is on, or its tickets are still good.
 * - ENTERED: the caller has voted, has entered a lottery, or has used today's draw.
 * - RESERVED: the caller has ordered, holds a ticket, or has a slot.
 * - WON, LOST: the result of the caller's entries.
 * - RESULT: over, and its page shows the result.
 * - CLOSED: over.
 */
export const campaignStates = ['COMING', 'OPEN', 'ENTERED', 'RESERVED', 'WON', 'LOST', 'RESULT', 'CLOSED'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Something of a channel that fans can take part in for a limited time. */
export const campaign = z.object({
  kind: openEnum(campaignKinds),
  /** Id of the vote, lottery, preorder, draw, live talk group or event. */
  campaignId: z.string(),
  ...ofChannel,
  name: shownText,
  image: z.optional(imagePath),
  /** From then on fans can take part; of an event: when it begins. */
  startTime: instant,
  /** Before then fans can take part; of an event: when it ends. */
  endTime: instant,
  /** When the result is announced, where that is later than the end. */
  resultTime: z.optional(instant),
  state: openEnum(campaignStates),
})
export type Campaign = z.infer<typeof campaign>

/** Current campaigns beside other content of a page: at most 20, the one that ends first in front. */
export const campaignList = z.optional(z.array(campaign))
