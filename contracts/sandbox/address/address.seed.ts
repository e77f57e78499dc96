import type { SeedAccount } from '../account/accounts.content.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { saveAddress } from './addresses.ts'

/** Saves the postal address of a demo account. */
export async function seedDemoMemberAddress(ctx: SeedContext, { accountId, address }: SeedAccount): Promise<void> {
  if (address) await saveAddress(ctx, accountId, address)
}
