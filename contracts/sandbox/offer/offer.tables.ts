import type { PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of offers. */
export interface OfferTables {
  offer_room: OfferRoomTable
  offer_item: OfferItemTable
  offer_favor: { account_id: string; item_id: string; created_at: Date }
}

/** A question to the fans. Its items are the possible answers, which fans can favour. */
interface OfferRoomTable extends PublicationColumns {
  id: string
  channel_id: string
  name: string
  description: string | null
  image: string | null
  /** How many items of the room one member can favour at the same time. */
  favor_limit: number
}

interface OfferItemTable {
  id: string
  room_id: string
  position: number
  name: string
  description: string | null
  image: string | null
  /** The number of invented favours that the count starts from. Real ones are added to it. */
  favor_base: number
}
