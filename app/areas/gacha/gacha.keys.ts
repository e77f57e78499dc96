/** One gacha is read anew as a whole: what it is, its odds, and what is gone; `of` says which, and for whom. */
export const gachaKeys = {
  all: ['gacha'],
  one: (id: string, ...of: unknown[]) => ['gacha', id, ...of],
}

/** What drawing sends; the variables of each say which gacha, and how many. */
export const gachaMutations = { all: ['gacha'], draw: ['gacha', 'draw'], agree: ['gacha', 'agree'] }
