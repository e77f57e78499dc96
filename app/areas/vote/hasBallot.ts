/** The key that `ballots.ts` keeps its votes under. */
export const ballotsKey = 'tsudoi.ballots'

/** Whether this tab has a vote without an answer in a campaign, asked without what votes. */
export function hasBallot(campaignId: string): boolean {
  try {
    return sessionStorage.getItem(ballotsKey)?.includes(JSON.stringify(campaignId)) ?? false
  } catch {
    return false
  }
}
