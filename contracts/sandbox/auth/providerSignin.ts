import { randomUUID } from 'node:crypto'
import type { LoginProvider } from '../../account/account.endpoints.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { Failure } from '../runtime/failure.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import type { ConfirmedPerson } from '../runtime/security/testProvider.ts'
import { completeSignin } from './completeSignin.ts'
import { resetFailuresForEmail } from './emailAddresses.ts'
import { limitCaller } from './limits.ts'
import { hashOfCode } from './mailedCode.ts'
import { applyLoginChangeEffects } from './loginChange.ts'
import { lockLogin } from './loginState.ts'
import { requireProof } from './proof.ts'
import { accountOfPerson, linkProvider } from './providerLinks.ts'
import { endProviderVisit } from './endProviderVisit.ts'
import { requireSessionId } from './requireSessionId.ts'

/** How long a visit to a provider may take. */
export const visitLifetimeMs = minutes(10)
/** How long a new person has after the visit to complete the sign-up with an e-mail address. */
const providerSignupLifetimeMs = minutes(30)

/** The sandbox's handlers of the login-provider endpoints. */
export const providerHandlers: Pick<
  Handlers<'auth'>,
  'startProvider' | 'signinProvider' | 'enableProvider' | 'disableProvider'
> = {
  async startProvider(ctx) {
    const { provider, returnUrl } = ctx.body
    await limitCaller(ctx, 'provider')
    if (!isReturnUrl(returnUrl)) throw new Failure('InvalidArgument')
    const state = randomUUID()
    const visit = {
      provider,
      state_hash: hashOfCode(state),
      subject: null,
      expires_at: timeAfter(ctx.now, visitLifetimeMs),
    }
    await ctx.db
      .insertInto('provider_visit')
      .values({ session_id: requireSessionId(ctx), ...visit })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(visit))
      .execute()
    const query = new URLSearchParams({ return_url: returnUrl, state })
    return { authorizeUrl: `/_sandbox/provider/${provider.toLowerCase()}?${query.toString()}`, state }
  },

  async signinProvider(ctx) {
    const person = await endProviderVisit(ctx, ctx.body)
    const { email } = person
    const account = await accountOfPerson(ctx, person)
    if (!account) {
      await keepForSignup(ctx, person)
      return { outcome: 'SIGNUP_NEEDED', email }
    }
    const tokens = await completeSignin(ctx, account, async (db) => {
      // Checks the link again, because it may have been removed while the request waited for the lock.
      if ((await accountOfPerson({ db }, person))?.id !== account.id) throw new Failure('InvalidAccount')
    })
    return { outcome: 'SIGNED_IN', tokens, email }
  },

  async enableProvider(ctx) {
    // Checks the reauthentication before it uses up the visit, so that the visit is still usable after the member has
    // reauthenticated.
    await requireProof(ctx)
    const person = await endProviderVisit(ctx, ctx.body)
    await ctx.db.transaction().execute((db) => enable({ ...ctx, db }, person))
    return {}
  },

  async disableProvider(ctx) {
    await ctx.db.transaction().execute((db) => disable({ ...ctx, db }, ctx.body.provider))
    return {}
  },
}

/**
 * Whether the provider may redirect to a URL. Only pages of this machine are allowed: the sandbox has no other
 * registered return addresses.
 */
const isReturnUrl = (url: string) => /^https?:\/\//.test(url) && isOwnHost(url)

async function keepForSignup(ctx: CallContext, { subject }: ConfirmedPerson): Promise<void> {
  await ctx.db
    .updateTable('provider_visit')
    .set({ subject, expires_at: timeAfter(ctx.now, providerSignupLifetimeMs) })
    .where('session_id', '=', requireSessionId(ctx))
    .execute()
}

async function enable(ctx: CallContext, { provider, subject }: ConfirmedPerson): Promise<void> {
  const accountId = memberIdOf(ctx)
  const before = await lockLogin(ctx.db, accountId)
  await requireProof(ctx)
  const owner = await accountOfPerson(ctx, { provider, subject })
  if (owner && owner.id !== accountId) throw new Failure('AlreadyAssociated')
  // The unique index refuses a second link that a concurrent request has just created, of this person or of this
  // member.
  await orFailIfTaken(linkProvider(ctx, accountId, { provider, subject }), 'ActivatedProvider')
  await applyLoginChangeEffects(ctx, before, { kind: 'PROVIDER_ADDED', provider, keptSessionId: requireSessionId(ctx) })
}

async function disable(ctx: CallContext, provider: LoginProvider): Promise<void> {
  const { db } = ctx
  const accountId = memberIdOf(ctx)
  // Locks the login, because otherwise two concurrent requests could each remove one method and take the other one as
  // remaining.
  const before = await lockLogin(db, accountId)
  await requireProof(ctx)
  const { account, links } = before
  const certs = [...links.map((link) => link.provider), ...(account.email_key ? (['EMAIL'] as const) : [])]
  if (!certs.includes(provider)) throw new Failure('NotFound')
  // Whether the account keeps a password when this method is removed: an address without a password is no login method.
  const hasPassword = provider !== 'EMAIL' && account.password_hash !== null
  if (!hasPassword && links.every((link) => link.provider === provider)) throw new Failure('LastProvider')
  const keptSessionId = requireSessionId(ctx)
  if (provider !== 'EMAIL') {
    await db.deleteFrom('provider_link').where('account_id', '=', accountId).where('provider', '=', provider).execute()
    return applyLoginChangeEffects(ctx, before, { kind: 'PROVIDER_REMOVED', provider, keptSessionId })
  }
  const without = { email: null, email_key: null, password_hash: null }
  await db.updateTable('account').set(without).where('id', '=', accountId).execute()
  await resetFailuresForEmail({ db }, account.email_key ?? '')
  await applyLoginChangeEffects(ctx, before, { kind: 'EMAIL_REMOVED', provider: null, keptSessionId })
}
