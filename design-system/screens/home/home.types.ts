import type { Programme } from '../programme.types.ts'

/** A gacha of a followed channel that ends soon. */
export interface EndingGacha {
  id: string
  name: string
  channelId: string
  channelName: string
  seed?: string
  image?: string
  end: string
  href: string
}

/** A photo the member put up at home, at its position (1 …). */
export interface HomePhoto {
  id: string
  image?: string
  position: number
}

/** What a member has chosen to be behind the photos. Without a colour it is of the house. */
export interface HomeBackground {
  id: string
  name: string
  image?: string
  seed?: string
}

/** A picture that leads somewhere. */
export interface Banner {
  id: string
  title: string
  image?: string
  /** A page of ours, a dialog's hash, or an outside http(s) address. Absent where it leads nowhere that is known. */
  href?: string
}

/** What the home call brings. */
export interface Home {
  programme: Programme[]
  ending: EndingGacha[]
  photos: HomePhoto[]
  /** Absent until one is chosen. */
  background?: HomeBackground
  banners: Banner[]
}
