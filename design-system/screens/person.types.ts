/** Somebody as everybody may see them (X19): no name, birthday, address. */
export interface Person {
  id: string
  nickName: string
  uniqueName: string
  image?: string
  /** Speaks for a channel or for the house (S071). */
  isOfficial?: boolean
  /** How many channels they follow. */
  follows?: number
}
