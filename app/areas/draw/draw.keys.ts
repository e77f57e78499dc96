/**
 * Query keys of a prize draw. All begin alike, so that they can be invalidated together. `part` is the prizes, or
 * whether the viewer is a member.
 */
export const prizeDrawKeys = {
  one: (id: string, ...part: unknown[]) => ['draw', id, ...part],
}
