import { createWallets } from '../ledger/ledger.ts'
import { grant } from '../inventory/grant.ts'
import type { DbContext, GrantContext } from '../runtime/dbContext.ts'

/** The number of free coins that every new member receives. */
export const welcomeCoins = 300

interface NewMember {
  id: string
  /** The e-mail address; null for a member who logs in only by a provider. */
  email: string | null
  passwordHash: string | null
}

/** Creates an account with its wallets and the welcome coins, within the caller's transaction. */
export async function createMember(place: GrantContext, member: NewMember): Promise<void> {
  await createAccount(place, member)
  const gift = { kind: 'COIN', item_id: null, amount: welcomeCoins } as const
  await grant(place, { accountId: member.id, movement: { reason: 'WELCOME' } }, [gift], '登録ありがとう特典です。')
}

/** Creates an account with empty wallets. */
export async function createAccount(place: DbContext, { id, email, passwordHash }: NewMember): Promise<void> {
  const account = { id, email, email_key: email?.toLowerCase() ?? null, created_at: place.now }
  await place.db
    .insertInto('account')
    .values({ ...account, password_hash: passwordHash, suspended_at: null })
    .execute()
  await createWallets(place, id)
}
