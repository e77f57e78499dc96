import type { authStates } from '../../states/auth.ts'
import { markDiscarded } from './addresses.ts'
import { allowedFailures, codeLife, hashOf, lockLife } from './mailedCode.ts'
import { visitLife } from './providerSignin.ts'
import { after } from '../runtime/clock.ts'
import type { CodePurpose } from './auth.tables.ts'
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
