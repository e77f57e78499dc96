import { randomUUID } from 'node:crypto'
import type { LoginProvider } from '../../account/account.endpoints.ts'
import { after, minutes } from '../runtime/clock.ts'
import { unlessTaken } from '../runtime/db/database.ts'
import { Failure } from '../runtime/failure.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import type { ConfirmedPerson } from '../runtime/security/testProvider.ts'
import { forgetFailures } from './addresses.ts'
import { limitCaller } from './limits.ts'
import { hashOf } from './mailedCode.ts'
import { followLoginChange } from './loginChange.ts'
import { holdLogin, lockLogin } from './loginState.ts'
import { requireProof } from './proof.ts'
import { accountOfPerson, linkProvider } from './providerLinks.ts'
import { endVisit } from './providerVisit.ts'
import { sessionOf } from './sessionOf.ts'
import { succeedSession } from './succeedSession.ts'

/** How long a visit to a provider may take. */
export const visitLife = minutes(10)
/** How long a new person then has to enter an address. */
const signupLife = minutes(30)

export const providerHandlers: Pick<
  Handlers<'auth'>,
  'startProvider' | 'signinProvider' | 'enableProvider' | 'disableProvider'
> = {
  async startProvider(ask) {
    const { provider, returnUrl } = ask.body
    await limitCaller(ask, 'provider')
    if (!isReturnUrl(returnUrl)) throw new Failure('InvalidArgument')
    const state = randomUUID()
    const visit = { provider, state_hash: hashOf(state), subject: null, expires_at: after(ask.now, visitLife) }
    await ask.db
      .insertInto('provider_visit')
      .values({ session_id: sessionOf(ask), ...visit })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(visit))
      .execute()
    const query = new URLSearchParams({ return_url: returnUrl, state })
    return { authorizeUrl: `/_sandbox/provider/${provider.toLowerCase()}?${query.toString()}`, state }
  },

  async signinProvider(ask) {
    const person = await endVisit(ask, ask.body)
    const { email } = person
    const account = await accountOfPerson(ask, person)
    if (account?.suspended_at) throw new Failure('SuspendAccount')
    if (!account) {
      await keepForSignup(ask, person)
      return { outcome: 'SIGNUP_NEEDED', email }
    }
    const tokens = await ask.db.transaction().execute(async (db) => {
      await holdLogin(db, account.id)
      // The link was removed while this call waited for the lock.
      if ((await accountOfPerson({ db }, person))?.id !== account.id) throw new Failure('InvalidAccount')
      return succeedSession({ ...ask, db }, account.id)
    })
    return { outcome: 'SIGNED_IN', tokens, email }
  },

  async enableProvider(ask) {
    // Checked first, so that the visit remains usable after the member has reauthenticated.
    await requireProof(ask)
    const person = await endVisit(ask, ask.body)
    await ask.db.transaction().execute((db) => enable({ ...ask, db }, person))
    return {}
  },

  async disableProvider(ask) {
    await ask.db.transaction().execute((db) => disable({ ...ask, db }, ask.body.provider))
    return {}
  },
}

/** Allows only pages of this machine: the sandbox has no other registered return addresses. */
const isReturnUrl = (url: string) => /^https?:\/\//.test(url) && isOwnHost(url)

async function keepForSignup(ask: Ask, { subject }: ConfirmedPerson): Promise<void> {
  await ask.db
    .updateTable('provider_visit')
    .set({ subject, expires_at: after(ask.now, signupLife) })
    .where('session_id', '=', sessionOf(ask))
    .execute()
}

async function enable(ask: Ask, { provider, subject }: ConfirmedPerson): Promise<void> {
  const accountId = memberOf(ask)
  const before = await lockLogin(ask.db, accountId)
  await requireProof(ask)
  const owner = await accountOfPerson(ask, { provider, subject })
  if (owner && owner.id !== accountId) throw new Failure('AlreadyAssociated')
  // A conflict means that this person, or this member's link to the provider, already exists: only in a race.
  await unlessTaken(linkProvider(ask, accountId, { provider, subject }), 'ActivatedProvider')
  await followLoginChange(ask, before, { kind: 'PROVIDER_ADDED', provider, keptSessionId: sessionOf(ask) })
}

async function disable(ask: Ask, provider: LoginProvider): Promise<void> {
  const { db } = ask
  const accountId = memberOf(ask)
  // Locked, because two concurrent calls would each see the other login method as remaining.
  const before = await lockLogin(db, accountId)
  await requireProof(ask)
  const { account, links } = before
  const certs = [...links.map((link) => link.provider), ...(account.email_key ? (['EMAIL'] as const) : [])]
  if (!certs.includes(provider)) throw new Failure('NotFound')
  // An address without a password does not count as a login method.
  const hasPassword = provider !== 'EMAIL' && account.password_hash !== null
  if (!hasPassword && links.every((link) => link.provider === provider)) throw new Failure('LastProvider')
  const keptSessionId = sessionOf(ask)
  if (provider !== 'EMAIL') {
    await db.deleteFrom('provider_link').where('account_id', '=', accountId).where('provider', '=', provider).execute()
    return followLoginChange(ask, before, { kind: 'PROVIDER_REMOVED', provider, keptSessionId })
  }
  const without = { email: null, email_key: null, password_hash: null }
  await db.updateTable('account').set(without).where('id', '=', accountId).execute()
  await forgetFailures({ db }, account.email_key ?? '')
  await followLoginChange(ask, before, { kind: 'EMAIL_REMOVED', provider: null, keptSessionId })
}
