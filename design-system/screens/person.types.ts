/** The public part of a member's profile: no real name, birthday or address (X19). */
export interface Person {
  id: string
  nickName: string
  uniqueName: string
  image?: string | undefined
  /** Whether the account speaks for a channel or for the operator (S071). */
  isOfficial?: boolean | undefined
  /** The number of channels this person follows. */
  follows?: number | undefined
}
