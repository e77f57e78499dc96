import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { Json } from '../runtime/db/columns.ts'

/** Tables of postal addresses. */
export interface AddressTables {
  postal_address: { account_id: string; address: Json<PostalAddress>; saved_at: Date }
}
