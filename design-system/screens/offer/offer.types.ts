/** Something a channel's fans may ask for. */
export interface OfferItem {
  id: string
  name: string
  description?: string
  image?: string
  /** How many fans have it as a favourite. */
  favors: number
  favored: boolean
  href: string
}

/** A question of a channel to its fans; its items are the answers. Times are ISO 8601. */
export interface OfferRoom {
  id: string
  name: string
  description?: string
  image?: string
  /** How many favourites one fan can have in it at a time. */
  limit: number
  end: string
  channel: { id: string; name: string; seed?: string; href: string }
  items: OfferItem[]
}

/** Why a favourite was not taken: said beside the item it was meant for. */
export interface FavorRefusal {
  itemId: string
  reason: string
}
