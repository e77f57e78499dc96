import { tabStore } from '../../storage/textStore.ts'

/** Storage key of the votes without an answer (pendingVotes.ts). */
export const pendingVotesKey = 'tsudoi.ballots'

/**
 * Whether this tab has a vote without an answer in a campaign. This is a module of its own, so that the check does not
 * load the code for voting.
 */
export function hasPendingVote(campaignId: string): boolean {
  const votes = tabStore.getJson(pendingVotesKey)
  return Array.isArray(votes) && votes.some((vote: { campaignId?: unknown } | null) => vote?.campaignId === campaignId)
}
