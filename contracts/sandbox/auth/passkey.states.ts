import { maxPasskeys } from '../../auth/passkey.ts'
import type { passkeyStates } from '../../states/passkey.ts'
import { hours, timeAfter } from '../runtime/clock.ts'
import { startSessionWithId } from '../runtime/security/sessions.ts'
import { hoursInto2026, type AreaStateHandlers } from '../runtime/stateContext.ts'
import { newestSession } from './member.states.ts'
import { challengeLifetimeMs, storeChallenge } from './passkeyChallenges.ts'

/** Sets up the provider states about passkeys and sessions in the sandbox. */
export const passkeyStateHandlers: AreaStateHandlers<typeof passkeyStates> = {
  setup: {
    async 'a passkey'(
      { accountId, passkeyId, credentialId, publicKey, userHandle, counter, isUsed, isOnlyLogin },
      { db },
    ) {
      await db
        .deleteFrom('passkey')
        .where((eb) =>
          eb.or([eb('account_id', '=', accountId), eb('id', '=', passkeyId), eb('credential_id', '=', credentialId)]),
        )
        .execute()
      const row = {
        id: passkeyId,
        account_id: accountId,
        credential_id: credentialId,
        public_key: publicKey,
        user_handle: userHandle,
        counter,
        transports: JSON.stringify(['internal', 'hybrid']),
        name: 'パスキー',
        created_at: hoursInto2026(0),
        used_at: isUsed ? hoursInto2026(24) : null,
      }
      await db.insertInto('passkey').values(row).execute()
      if (!isOnlyLogin) return {}
      await db.updateTable('account').set({ password_hash: null }).where('id', '=', accountId).execute()
      await db.deleteFrom('provider_link').where('account_id', '=', accountId).execute()
      return {}
    },

    async 'many passkeys'({ accountId }, { db }) {
      await db.deleteFrom('passkey').where('account_id', '=', accountId).execute()
      const rows = Array.from({ length: maxPasskeys }, (_, each) => ({
        id: `${accountId}-passkey-${each + 1}`,
        account_id: accountId,
        credential_id: Buffer.from(`${accountId}-credential-${each + 1}`).toString('base64url'),
        public_key: '',
        user_handle: '',
        counter: 0,
        transports: '[]',
        name: `パスキー${each + 1}`,
        created_at: hoursInto2026(each),
        used_at: null,
      }))
      await db.insertInto('passkey').values(rows).execute()
      return {}
    },

    async 'a passkey request'({ accountId, purpose, challenge, credentialId, isExpired }, ctx) {
      if (purpose === 'REGISTER') await ctx.db.deleteFrom('passkey').where('credential_id', '=', credentialId).execute()
      const { sessionId, tokens } = await startSessionWithId(ctx, accountId || null)
      const expires = isExpired ? ctx.now : timeAfter(ctx.now, challengeLifetimeMs)
      await storeChallenge(ctx, sessionId, purpose, challenge, expires)
      return tokens
    },

    async 'another session of the member'({ accountId, sessionId, hasEnded }, ctx) {
      const { db, now } = ctx
      const newest = await newestSession(ctx, accountId)
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
      await db
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '<>', newest ?? '')
        .execute()
      const shown = { device_name: 'Safari（iPhone）', place: '東京都' }
      const anHourAgo = timeAfter(now, -hours(1))
      const times = { created_at: anHourAgo, last_used_at: anHourAgo, revoked_at: hasEnded ? now : null }
      await db
        .insertInto('session')
        .values({ id: sessionId, account_id: accountId, ...shown, ...times })
        .execute()
      await db
        .updateTable('session')
        .set(shown)
        .where('id', '=', newest ?? '')
        .execute()
      return {}
    },
  },
  teardown: {},
}
