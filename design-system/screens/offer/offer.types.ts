/** An item that a channel's fans can wish for: a possible answer to the channel's question. */
export interface OfferItem {
  id: string
  name: string
  description?: string | undefined
  image?: string | undefined
  /** The number of fans who chose the item as a favourite. */
  favors: number
  isFavored: boolean
  href: string
}

/** A question of a channel to its fans; its items are the possible answers. Times are ISO 8601. */
export interface OfferRoom {
  id: string
  name: string
  description?: string | undefined
  image?: string | undefined
  /** The maximum number of favourites per fan at the same time. */
  limit: number
  end: string
  channel: { id: string; name: string; seed?: string | undefined; href: string }
  items: OfferItem[]
}

/** Why the server refused a favourite; shown beside the item. */
export interface FavoriteRefusal {
  itemId: string
  reason: string
}
