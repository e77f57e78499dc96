/** One campaign is read anew as a whole after a vote; `of` says which part. */
export const voteKeys = {
  one: (id: string, ...of: unknown[]) => ['vote', id, ...of],
}
