import { tabStore } from '../../storage/textStore.ts'

/** Storage key of the unanswered votes (ballots.ts). */
export const ballotsKey = 'tsudoi.ballots'

/**
 * Whether this tab has an unanswered vote in a campaign. A separate module, so that the code for voting is not loaded
 * for this check.
 */
export const hasBallot = (campaignId: string): boolean =>
  tabStore.get(ballotsKey)?.includes(JSON.stringify(campaignId)) ?? false
