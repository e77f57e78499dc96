/**
 * Query keys of a campaign. All keys of one campaign have the same prefix, so that all its parts can be refetched after
 * a vote. `part` names the part and whether the viewer is a member.
 */
export const voteKeys = {
  one: (id: string, ...part: unknown[]) => ['vote', id, ...part],
}
