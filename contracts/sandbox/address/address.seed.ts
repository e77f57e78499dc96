import type { SeedAccount } from '../account/accounts.content.ts'
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { saveAddress } from './addresses.ts'

/** Saves the postal address of a demo account. */
export async function furnishAddress(place: SeedPlace, { accountId, address }: SeedAccount): Promise<void> {
  if (address) await saveAddress(place, accountId, address)
}
