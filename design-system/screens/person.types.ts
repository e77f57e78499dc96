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

export interface PostMedia {
  id: string
  kind: 'image' | 'video'
  src: string
}

/** A post in a list. */
export interface PostSummary {
  id: string
  author: Person
  /** Plain text where line breaks count. */
  text: string
  /** ISO 8601. */
  created: string
  isEdited?: boolean
  media: PostMedia[]
  likes: number
  isLiked?: boolean
  /** Comments on it. */
  answers: number
  /** Where it was written, if that can be opened: チャンネルを見る. */
  place?: { label: string; href: string }
}
