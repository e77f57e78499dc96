import type { SeedAccount } from '../account/accounts.content.ts'
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { saveAddress } from './addresses.ts'

/** The address that a demo account has saved. */
export async function furnishAddress(place: SeedPlace, { accountId, address }: SeedAccount): Promise<void> {
  if (address) await saveAddress(place, accountId, address)
}
