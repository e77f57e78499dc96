import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { Json } from '../runtime/db/columns.ts'

/** The tables of special privileges and their tickets. */
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
  /** The deadline for sending a postal address (exclusive). Null if the privilege is not sent by post. */
  address_until: Date | null
}

/** A member's ticket for a special privilege. */
interface SpecialPrivilegeTicketTable {
  id: string
  account_id: string
  privilege_id: string
  acquired_at: Date
  /** A copy of the postal address, so that later changes of the member's address do not affect it. */
  address: Json<PostalAddress> | null
}
