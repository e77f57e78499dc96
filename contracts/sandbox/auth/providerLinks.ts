import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import { orFail } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { requireSessionId } from './requireSessionId.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A person who has an account at a provider, such as Google. */
export interface PersonAtProvider {
  provider: SocialProvider
  /** The provider's permanent id of the person. */
  subject: string
}

/** Links a person at a provider with an account. Rejects if the person or the provider is already linked. */
export async function linkProvider(
  { db, now }: DbContext,
  accountId: string,
  { provider, subject }: PersonAtProvider,
): Promise<void> {
  const link = { account_id: accountId, provider, subject, created_at: now }
  await db.insertInto('provider_link').values(link).execute()
}

/** The account of this sandbox to which a provider's person logs in; undefined if there is none. */
export function accountOfPerson({ db }: Pick<DbContext, 'db'>, { provider, subject }: PersonAtProvider) {
  return db
    .selectFrom('provider_link')
    .innerJoin('account', 'account.id', 'provider_link.account_id')
    .select(['account.id', 'account.suspended_at'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/**
 * The person whom a provider confirmed in this session and whose sign-up is pending. Throws TimeExpiredAccount without
 * one.
 */
export async function personOfVisit(ctx: CallContext): Promise<PersonAtProvider> {
  const { provider, subject } = orFail(
    await ctx.db
      .selectFrom('provider_visit')
      .select(['provider', 'subject'])
      .where('session_id', '=', requireSessionId(ctx))
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst(),
    'TimeExpiredAccount',
  )
  return { provider, subject: orFail(subject, 'TimeExpiredAccount') }
}

/** The providers linked with an account, unordered. */
export async function providersOf({ db }: Pick<DbContext, 'db'>, accountId: string): Promise<SocialProvider[]> {
  const links = await db.selectFrom('provider_link').select('provider').where('account_id', '=', accountId).execute()
  return links.map(({ provider }) => provider)
}
