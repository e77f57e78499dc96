import type { PostalAddress } from '../../../address/address.endpoints.ts'
import type { Json } from '../schema.ts'

/** Tables of collections, home, backgrounds, addresses. */
export interface CollectionTables {
  background: BackgroundTable
  /** Handed over, whatever the background asks for otherwise. */
  owned_background: { account_id: string; background_id: string; acquired_at: Date }
  home_background: { account_id: string; background_id: string }
  postal_address: { account_id: string; address: Json<PostalAddress>; saved_at: Date }
  special_privilege: SpecialPrivilegeTable
  special_privilege_ticket: SpecialPrivilegeTicketTable
}

interface BackgroundTable {
  id: string
  /** Null: of the house. */
  channel_id: string | null
  position: number
  name: string
  image: string
  /** Open to whoever owns so many different photos of the channel; 0: to everybody; null: only when handed over. */
  required_photos: number | null
}

interface SpecialPrivilegeTable {
  id: string
  channel_id: string
  name: string
  image: string | null
  description: string | null
  caution_list: Json<string[]> | null
  /** Sent by post: an address is taken until then (exclusive). Null: nothing is sent. */
  address_until: Date | null
}

/** One privilege of one member. */
interface SpecialPrivilegeTicketTable {
  id: string
  account_id: string
  privilege_id: string
  acquired_at: Date
  /** A copy: what is saved as the member's address later does not change it. */
  address: Json<PostalAddress> | null
}
