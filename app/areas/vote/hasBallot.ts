import { tabStore } from '../../session/textStore.ts'

/** The key that `ballots.ts` keeps its votes under. */
export const ballotsKey = 'tsudoi.ballots'

/** Whether this tab has a vote without an answer in a campaign, asked without what votes. */
export const hasBallot = (campaignId: string): boolean =>
  tabStore.get(ballotsKey)?.includes(JSON.stringify(campaignId)) ?? false
