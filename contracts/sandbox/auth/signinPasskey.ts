import { orFail } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/callContext.ts'
import { completeSignin } from './completeSignin.ts'
import { limitCaller } from './limits.ts'
import { challengeLifetimeMs, newChallenge, takeChallenge } from './passkeyChallenges.ts'
import { readClientData, rpIdOf, verifyAssertion } from './verifyPasskey.ts'

/** The sandbox's handlers of the log-in by a passkey. */
export const passkeySigninHandlers: Pick<Handlers<'auth'>, 'prepareSigninPasskey' | 'signinPasskey'> = {
  async prepareSigninPasskey(ctx) {
    const rpId = rpIdOf(ctx.services)
    await limitCaller(ctx, 'passkey')
    return { options: { challenge: await newChallenge(ctx, 'SIGNIN'), rpId, timeout: challengeLifetimeMs } }
  },

  async signinPasskey(ctx) {
    const { credential } = ctx.body
    await limitCaller(ctx, 'signin')
    const { challenge, origin } = readClientData(ctx.services, credential.response.clientDataJSON)
    await takeChallenge(ctx, 'SIGNIN', challenge)
    const stored = ctx.db
      .selectFrom('passkey')
      .innerJoin('account', 'account.id', 'passkey.account_id')
      .select(['passkey.id', 'account_id', 'suspended_at', 'credential_id', 'public_key', 'counter'])
      .where('credential_id', '=', credential.id)
      // Also compares the user handle, because an authenticator could send the passkey of one account with the handle
      // of another.
      .where('user_handle', '=', credential.response.userHandle)
    const passkey = orFail(await stored.executeTakeFirst(), 'PasskeyRefused')
    const counter = await verifyAssertion(credential, passkey, { challenge, origin, rpId: rpIdOf(ctx.services) })
    const { account_id, suspended_at } = passkey
    return completeSignin(ctx, { id: account_id, suspended_at }, async (db) => {
      // Refuses a passkey that was deleted or used since it was read.
      const used = db
        .updateTable('passkey')
        .set({ counter, used_at: ctx.now })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .returning('id')
      orFail(await used.executeTakeFirst(), 'PasskeyRefused')
    })
  },
}
