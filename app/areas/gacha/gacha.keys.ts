/**
 * Query keys of a gacha. All keys of one gacha have the same prefix, so that they can be invalidated together. `part`
 * is whether the viewer is a member, followed by the name of the odds or of the stock-out list.
 */
export const gachaKeys = {
  all: ['gacha'],
  one: (id: string, ...part: unknown[]) => ['gacha', id, ...part],
}

/** Mutation keys of a gacha. The variables of these mutations contain the gacha and the number of draws. */
export const gachaMutationKeys = { all: ['gacha'], draw: ['gacha', 'draw'], agree: ['gacha', 'agree'] }
