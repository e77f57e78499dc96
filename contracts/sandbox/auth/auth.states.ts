import type { authStates } from '../../states/auth.ts'
import { storeDiscardedAddress } from './emailAddresses.ts'
import { maxCodeFailures, codeLifetimeMs, hashOfCode, lockDurationMs } from './mailedCode.ts'
import { visitLifetimeMs } from './providerSignin.ts'
import { timeAfter } from '../runtime/clock.ts'
import type { CodePurpose } from './auth.tables.ts'
import type { LoginChangeText } from './loginMails.ts'
import { undoLinkLifetimeMs } from './loginChange.ts'
import { giveProof } from './proof.ts'
import { resetEmailAddress, newestSession } from './member.states.ts'
import { startSessionWithId } from '../runtime/security/sessions.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about sign-ups and log-ins in the sandbox. */
export const authStateHandlers: AreaStateHandlers<typeof authStates> = {
  setup: {
    async 'a password reset that waits for its code'(params, ctx) {
      const { sessionId, tokens } = await startSessionWithId(ctx, null)
      await mailCode(ctx, 'RESET_PASSWORD', sessionId, params)
      return tokens
    },

    async 'a change of the log-in that waits for its code'(params, ctx) {
      const sessionId = (await newestSession(ctx, params.accountId)) ?? ''
      await mailCode(ctx, params.change === 'EMAIL' ? 'SAVE_EMAIL' : 'SAVE_PASSWORD', sessionId, params)
      return {}
    },

    async 'a fresh proof of the member'({ accountId }, ctx) {
      const sessions = ctx.db.selectFrom('session').select('id').where('account_id', '=', accountId)
      for (const { id } of await sessions.execute()) await giveProof(ctx, id, null)
      return {}
    },

    async 'a code that proves the member'({ accountId, ...params }, ctx) {
      const sessionId = (await newestSession(ctx, accountId)) ?? ''
      await mailCode(ctx, 'REAUTHENTICATE', sessionId, { ...params, isProven: false })
      return {}
    },

    async 'wrong passwords instead of a proof'({ accountId, failures }, { db, now, ...ctx }) {
      const session_id = (await newestSession({ db, now, ...ctx }, accountId)) ?? ''
      const row = { failures, locked_until: failures >= maxCodeFailures ? timeAfter(now, lockDurationMs) : null }
      await db
        .insertInto('proof_failure')
        .values({ session_id, ...row })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
        .execute()
      return {}
    },

    async 'a link that undoes a change of the log-in'(params, ctx) {
      const { accountId, changed, oldEmail, token, isExpired, isUsed } = params
      const { db, now } = ctx
      const email = changed === 'EMAIL' ? oldEmail : await emailOf(ctx, accountId)
      if (changed === 'EMAIL') await resetEmailAddress(ctx, oldEmail)
      await db
        .deleteFrom('login_change')
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('token_hash', '=', hashOfCode(token))]))
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
            token_hash: hashOfCode(each === changes.length - 1 ? token : `${token}-${each}`),
            ...change,
            email,
            email_key: email.toLowerCase(),
            links: '[]',
            passkeys: '[]',
            changed_at: isExpired ? timeAfter(now, -undoLinkLifetimeMs) : now,
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

    async 'a visit to a provider'(params, ctx) {
      const { accountId, provider, subject, email, code, state, isNewcomer, isExpired } = params
      const { db, now, services } = ctx
      await db.deleteFrom('provider_link').where('provider', '=', provider).where('subject', '=', subject).execute()
      const visit = {
        provider,
        state_hash: isNewcomer ? null : hashOfCode(state),
        subject: isNewcomer ? subject : null,
        expires_at: isExpired ? now : timeAfter(now, visitLifetimeMs),
      }
      const { sessionId: session_id, tokens } = await startSessionWithId(ctx, accountId || null)
      await db.deleteFrom('provider_visit').where('session_id', '=', session_id).execute()
      await db
        .insertInto('provider_visit')
        .values({ session_id, ...visit })
        .execute()
      services.testProvider.confirm({ provider, subject, email: email || undefined }, code)
      return tokens
    },

    async 'a discarded address'({ email }, ctx) {
      await resetEmailAddress(ctx, email)
      await storeDiscardedAddress(ctx, email.toLowerCase())
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

async function emailOf({ db }: StateContext, accountId: string): Promise<string> {
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
  ctx: StateContext,
  purpose: CodePurpose,
  session_id: string,
  { email, code, isExpired, failures, isProven }: Waiting,
): Promise<void> {
  const { db, now } = ctx
  await db.deleteFrom('mailed_code').where('session_id', '=', session_id).where('purpose', '=', purpose).execute()
  await db
    .insertInto('mailed_code')
    .values({
      session_id,
      purpose,
      email,
      email_key: email.toLowerCase(),
      code_hash: hashOfCode(code),
      code_expires_at: isExpired ? now : timeAfter(now, codeLifetimeMs),
      failures,
      locked_until: failures >= maxCodeFailures ? timeAfter(now, lockDurationMs) : null,
      is_proven: isProven,
    })
    .execute()
}
