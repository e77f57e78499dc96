import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { Json } from '../runtime/db/columns.ts'

/** Tables of special privileges. */
export interface CollectionTables {
  special_privilege: SpecialPrivilegeTable
  special_privilege_ticket: SpecialPrivilegeTicketTable
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
