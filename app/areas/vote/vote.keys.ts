/**
 * Query keys of a campaign, so that its parts are refetched together after a vote; `part` names the part and the
 * viewer.
 */
export const voteKeys = {
  one: (id: string, ...part: unknown[]) => ['vote', id, ...part],
}
