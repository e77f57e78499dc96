/** One draw is read anew as a whole: what it is and today's entry, and what is left to win; `of` says which. */
export const drawKeys = {
  one: (id: string, ...of: unknown[]) => ['draw', id, ...of],
}
