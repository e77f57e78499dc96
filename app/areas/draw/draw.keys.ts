/**
 * Query keys of a prize draw. All keys of one prize draw have the same prefix, so that they can be invalidated
 * together. `part` says what the query loads: the prizes, or the prize draw for a member or a guest.
 */
export const prizeDrawKeys = {
  one: (id: string, ...part: unknown[]) => ['draw', id, ...part],
}
