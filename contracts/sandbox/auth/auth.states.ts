import type { authStates } from '../../states/auth.ts'
import { markDiscarded } from './addresses.ts'
import { allowedFailures, codeLife, hashOf, lockLife } from './mailedCode.ts'
import { visitLife } from './providerSignin.ts'
import { after } from '../runtime/clock.ts'
import type { CodePurpose } from './auth.tables.ts'
import type { LoginChangeText } from './loginMails.ts'
import { undoLife } from './loginChange.ts'
import { giveProof } from './proof.ts'
import { forgetAddress, newestSession } from './member.states.ts'
import { openSession } from '../runtime/security/sessions.ts'
import type { AreaStateHandlers, StatePlace } from '../runtime/statePlace.ts'

export const authStateHandlers: AreaStateHandlers<typeof authStates> = {
  setup: {
    async 'a password reset that waits for its code'(params, place) {
      const { sessionId, tokens } = await openSession(place, null)
      await mailCode(place, 'RESET_PASSWORD', sessionId, params)
      return tokens
    },

    async 'a change of the log-in that waits for its code'(params, place) {
      const sessionId = (await newestSession(place, params.accountId)) ?? ''
      await mailCode(place, params.change === 'EMAIL' ? 'SAVE_EMAIL' : 'SAVE_PASSWORD', sessionId, params)
      return {}
    },

    async 'a fresh proof of the member'({ accountId }, place) {
      const sessions = place.db.selectFrom('session').select('id').where('account_id', '=', accountId)
      for (const { id } of await sessions.execute()) await giveProof(place, id, null)
      return {}
    },

    async 'a code that proves the member'({ accountId, ...params }, place) {
      const sessionId = (await newestSession(place, accountId)) ?? ''
      await mailCode(place, 'REAUTHENTICATE', sessionId, { ...params, isProven: false })
      return {}
    },

    async 'wrong passwords instead of a proof'({ accountId, failures }, { db, now, ...place }) {
      const session_id = (await newestSession({ db, now, ...place }, accountId)) ?? ''
      const row = { failures, locked_until: failures >= allowedFailures ? after(now, lockLife) : null }
      await db
        .insertInto('proof_failure')
        .values({ session_id, ...row })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
        .execute()
      return {}
    },

    async 'a link that undoes a change of the log-in'(params, place) {
      const { accountId, changed, oldEmail, token, isExpired, isUsed } = params
      const { db, now } = place
      const email = changed === 'EMAIL' ? oldEmail : await emailOf(place, accountId)
      if (changed === 'EMAIL') await forgetAddress(place, oldEmail)
      await db
        .deleteFrom('login_change')
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('token_hash', '=', hashOf(token))]))
        .execute()
      const changes: LoginChangeText[] =
        changed === 'EMAIL'
          ? [{ kind: 'EMAIL', provider: null }]
          : [
              { kind: 'PROVIDER_ADDED', provider: 'LINE' },
              { kind: 'PROVIDER_REMOVED', provider: 'GOOGLE' },
            ]
      for (const [each, change] of changes.entries())
        await db
          .insertInto('login_change')
          .values({
            account_id: accountId,
            token_hash: hashOf(each === changes.length - 1 ? token : `${token}-${each}`),
            ...change,
            email,
            email_key: email.toLowerCase(),
            links: '[]',
            changed_at: isExpired ? after(now, -undoLife) : now,
            closed_at: isUsed ? now : null,
          })
          .execute()
      return {}
    },

    async 'a linked provider'({ accountId, provider, subject, email }, { db, now }) {
      await db
        .deleteFrom('provider_link')
        .where('provider', '=', provider)
        .where((eb) => eb.or([eb('subject', '=', subject), eb('account_id', '=', accountId)]))
        .execute()
      await db
        .insertInto('provider_link')
        .values({ account_id: accountId, provider, subject, created_at: now })
        .execute()
      if (email === 'WITH_PASSWORD') return {}
      const nothing = { password_hash: null, ...(email === 'NONE' && { email: null, email_key: null }) }
      await db.updateTable('account').set(nothing).where('id', '=', accountId).execute()
      return {}
    },

    async 'a visit to a provider'(params, place) {
      const { accountId, provider, subject, email, code, state, isNewcomer, isExpired } = params
      const { db, now, services } = place
      await db.deleteFrom('provider_link').where('provider', '=', provider).where('subject', '=', subject).execute()
      const visit = {
        provider,
        state_hash: isNewcomer ? null : hashOf(state),
        subject: isNewcomer ? subject : null,
        expires_at: isExpired ? now : after(now, visitLife),
      }
      const { sessionId: session_id, tokens } = await openSession(place, accountId || null)
      await db.deleteFrom('provider_visit').where('session_id', '=', session_id).execute()
      await db
        .insertInto('provider_visit')
        .values({ session_id, ...visit })
        .execute()
      services.testProvider.confirm({ provider, subject, email: email || undefined }, code)
      return tokens
    },

    async 'a discarded address'({ email }, place) {
      await forgetAddress(place, email)
      await markDiscarded(place, email.toLowerCase())
      return {}
    },

    async 'a locked unique name'({ uniqueName }, { db }) {
      await db
        .insertInto('locked_unique_name')
        .values({ name: uniqueName.toLowerCase() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {},
}

async function emailOf({ db }: StatePlace, accountId: string): Promise<string> {
  const account = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  return account?.email ?? ''
}

interface Waiting {
  email: string
  code: string
  isExpired: boolean
  failures: number
  isProven: boolean
}

async function mailCode(
  place: StatePlace,
  purpose: CodePurpose,
  session_id: string,
  { email, code, isExpired, failures, isProven }: Waiting,
): Promise<void> {
  const { db, now } = place
  await db.deleteFrom('mailed_code').where('session_id', '=', session_id).where('purpose', '=', purpose).execute()
  await db
    .insertInto('mailed_code')
    .values({
      session_id,
      purpose,
      email,
      email_key: email.toLowerCase(),
      code_hash: hashOf(code),
      code_expires_at: isExpired ? now : after(now, codeLife),
      failures,
      locked_until: failures >= allowedFailures ? after(now, lockLife) : null,
      is_proven: isProven,
    })
    .execute()
}
