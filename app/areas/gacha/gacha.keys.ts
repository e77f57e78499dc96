/** One gacha is read anew as a whole: what it is, its odds, and what is gone; `of` says which, and for whom. */
export const gachaKeys = {
  all: ['gacha'],
  one: (id: string, ...of: unknown[]) => ['gacha', id, ...of],
}
