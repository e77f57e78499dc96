import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { Json } from '../runtime/db/columns.ts'

/** The table of postal addresses. */
export interface AddressTables {
  postal_address: { account_id: string; address: Json<PostalAddress>; saved_at: Date }
}
