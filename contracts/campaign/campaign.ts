import * as z from 'zod/mini'
import { ofChannel } from '../channel/ofChannel.ts'
import { imagePath, instant, openEnum, shownText } from '../schema.ts'

/** Kinds of campaigns; each kind has its own page, which is opened with `campaignId`. */
export const campaignKinds = [
  'VOTE_RANKING',
  'VOTE_COOP',
  'LOTTERY',
  'PREORDER',
  'DRAW',
  'LIVE_TALK_GROUP',
  'EVENT',
] as const

/** A kind of campaign, such as a vote or a lottery. */
export type CampaignKind = (typeof campaignKinds)[number]

/**
 * State of a campaign for the caller.
 * - COMING: not open yet.
 * - OPEN: the caller can take part now; for an event: it is running, or its tickets are still valid.
 * - ENTERED: the caller has voted, has entered a lottery, or has used today's draw.
 * - RESERVED: the caller has ordered, holds a ticket, or has a slot.
 * - WON, LOST: the result of the caller's entries.
 * - RESULT: ended, and its page shows the result.
 * - CLOSED: ended.
 */
export const campaignStates = ['COMING', 'OPEN', 'ENTERED', 'RESERVED', 'WON', 'LOST', 'RESULT', 'CLOSED'] as const

/** The state of a campaign for the caller, as listed in `campaignStates`. */
export type CampaignState = (typeof campaignStates)[number]

/** A channel's offer in which fans can take part for a limited time. */
export const campaign = z.object({
  kind: openEnum(campaignKinds),
  /** Id of the vote, lottery, preorder, draw, live talk group or event. */
  campaignId: z.string(),
  ...ofChannel,
  name: shownText,
  image: z.optional(imagePath),
  /** When participation opens; for an event: when it starts. */
  startTime: instant,
  /** When participation closes (exclusive); for an event: when it ends. */
  endTime: instant,
  /** When the result is announced, if later than `endTime`. */
  resultTime: z.optional(instant),
  state: openEnum(campaignStates),
})
/** An offer of a channel in which fans can take part for a limited time. */
export type Campaign = z.infer<typeof campaign>

/** Current campaigns as part of another page's answer: at most 20, the first to end first. */
export const campaignList = z.optional(z.array(campaign))
