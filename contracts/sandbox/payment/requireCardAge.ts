import { ageOfMember } from '../ledger/purchaseLimits.ts'
import { Failure } from '../runtime/failure.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The age of majority (民法 4条): from it on, a member can register a card. */
const cardAge = 18

/**
 * Whether the member's birthday says that they are below 18. False if the birthday is not known: the sign-up asks for
 * it, but a host may lack it (Q527).
 */
export async function isBelowCardAge(ctx: DbContext, accountId: string): Promise<boolean> {
  const age = await ageOfMember(ctx, accountId)
  return age !== undefined && age < cardAge
}

/** Throws CardNotForMinors for a member below 18. */
export async function requireCardAge(ctx: DbContext, accountId: string): Promise<void> {
  if (await isBelowCardAge(ctx, accountId)) throw new Failure('CardNotForMinors')
}
