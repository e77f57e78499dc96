import type { authStates } from '../../states/auth.ts'
import { markDiscarded } from '../auth/addresses.ts'
import { allowedFailures, codeLife, hashOf, lockLife } from '../auth/mailedCode.ts'
import { visitLife } from '../auth/providerSignin.ts'
import { after } from '../clock.ts'
import type { CodePurpose } from '../db/tables/account.ts'
import { forgetAddress, newestSession } from './member.ts'
import type { AreaStateHandlers, StatePlace } from './place.ts'

export const authStateHandlers: AreaStateHandlers<typeof authStates> = {
  setup: {
    async 'a password reset that waits for its code'(params, place) {
      await mailCode(place, 'RESET_PASSWORD', null, params)
      return {}
    },

    async 'a change of the log-in that waits for its code'(params, place) {
      await mailCode(place, params.change === 'EMAIL' ? 'SAVE_EMAIL' : 'SAVE_PASSWORD', params.accountId, params)
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
      const { db, now, house } = place
      await db.deleteFrom('provider_link').where('provider', '=', provider).where('subject', '=', subject).execute()
      const visit = {
        provider,
        state_hash: isNewcomer ? null : hashOf(state),
        subject: isNewcomer ? subject : null,
        expires_at: isExpired ? now : after(now, visitLife),
      }
      const session_id = (await newestSession(place, accountId || null)) ?? ''
      await db.deleteFrom('provider_visit').where('session_id', '=', session_id).execute()
      await db
        .insertInto('provider_visit')
        .values({ session_id, ...visit })
        .execute()
      house.testProvider.confirm({ provider, subject, email: email || undefined }, code)
      return {}
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

/** It belongs to the session that is set up just before: of the account, or with null of the guest. */
async function mailCode(
  place: StatePlace,
  purpose: CodePurpose,
  accountId: string | null,
  { email, code, isExpired, failures, isProven }: Waiting,
): Promise<void> {
  const { db, now } = place
  const session_id = (await newestSession(place, accountId)) ?? ''
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
