import { ageOfMember } from '../ledger/purchaseLimits.ts'
import { Failure } from '../runtime/failure.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The age of majority (民法 4条): from it on, a member can register a card. */
const cardAge = 18

/**
 * Throws CardNotForMinors if the member's birthday says that they are below 18. An account without a birthday is not
 * refused: a host may not know it, and the sign-up asks for it (Q527).
 */
export async function requireCardAge(ctx: DbContext, accountId: string): Promise<void> {
  const age = await ageOfMember(ctx, accountId)
  if (age !== undefined && age < cardAge) throw new Failure('CardNotForMinors')
}
