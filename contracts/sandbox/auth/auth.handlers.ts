import { activeSessionHandlers } from './activeSessions.ts'
import { passkeyHandlers } from './passkeys.ts'
import { passkeySigninHandlers } from './signinPasskey.ts'
import { providerHandlers } from './providerSignin.ts'
import { reauthenticationHandlers } from './reauthenticate.ts'
import { resetPasswordHandlers } from './resetPassword.ts'
import { saveLoginHandlers } from './saveLogin.ts'
import { signinHandlers } from './signin.ts'
import { signupHandlers } from './signup.ts'
import { undoHandlers } from './undoLogin.ts'
import { orFail } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/callContext.ts'
import { endSession, rotateRefreshToken } from '../runtime/security/sessions.ts'

/** The sandbox's handlers of the sign-up and log-in endpoints. */
export const authHandlers: Handlers<'auth'> = {
  ...signinHandlers,
  ...signupHandlers,
  ...resetPasswordHandlers,
  ...saveLoginHandlers,
  ...providerHandlers,
  ...reauthenticationHandlers,
  ...undoHandlers,
  ...passkeyHandlers,
  ...passkeySigninHandlers,
  ...activeSessionHandlers,

  async refreshTokens(ctx) {
    return rotateRefreshToken(ctx, orFail(ctx.refreshTokenId, 'Unauthenticated'))
  },

  async signout(ctx) {
    await endSession(ctx, ctx.sessionId)
    return {}
  },
}
