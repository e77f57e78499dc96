/** The content of a picture that is drawn on the device. */
export interface SharedPicture {
  /** The picture of the item. Its server must allow other origins; otherwise the picture has only texts. */
  image?: string | undefined
  /** The channel whose colour the picture has. `seed`: `#rrggbb`; without one, a colour of the id. */
  channel: { id: string; seed?: string | undefined }
  title: string
  /** Numbers with their names, drawn as rows above the other texts. They replace `image`. */
  figures?: readonly { label: string; value: string }[] | undefined
  /** Lines below the title. Empty ones are left out. */
  notes: readonly string[]
}

/** What a page shares besides its own address and title, or instead of them. */
export interface ShareOffer {
  /** The public path that is shared instead of the page's own. */
  path?: string | undefined
  title?: string | undefined
  /** Whether others can watch the page's film together from a time (Q531). */
  canWatchTogether?: boolean | undefined
  /** A picture that can be sent besides the address. */
  picture?: SharedPicture | undefined
}
