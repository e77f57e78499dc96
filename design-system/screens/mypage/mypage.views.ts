/** The member's own page. */
export interface MyProfile {
  nickName: string
  uniqueName: string
  image?: string
  isOfficial?: boolean
  /** Channels the member follows. */
  follows?: number
}
