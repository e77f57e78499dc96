/**
 * Query keys of a prize draw, so that its parts are invalidated together; `part` names the prizes or the viewer's
 * state.
 */
export const prizeDrawKeys = {
  one: (id: string, ...part: unknown[]) => ['draw', id, ...part],
}
