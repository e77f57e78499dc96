/**
 * Query keys of a gacha, so that its parts are invalidated together; `part` names the viewer's state, the odds or the
 * stock-out list.
 */
export const gachaKeys = {
  all: ['gacha'],
  one: (id: string, ...part: unknown[]) => ['gacha', id, ...part],
}

/** Keys of the mutations. Their variables contain the gacha and the count. */
export const gachaMutationKeys = { all: ['gacha'], draw: ['gacha', 'draw'], agree: ['gacha', 'agree'] }
