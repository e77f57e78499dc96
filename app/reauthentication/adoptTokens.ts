import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { reauthenticateByPassword } from '@tsudoi/contracts/auth/reauthentication.endpoints'
import { ApiError } from '../api/apiError.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'

const accountOf = (token: string | undefined) => claimsOf(token).accountId

/**
 * Goes on as the same member in the new session that has the proof. When another tab has logged out, or in as another
 * member, while the host answered, the call counts as cancelled.
 */
export function adoptTokens(tokens: Tokens): void {
  if (accountOf(tokens.accessToken) !== accountOf(tokenCookies.read().accessToken))
    throw new ApiError({ endpoint: reauthenticateByPassword, kind: 'cancelled' })
  tokenCookies.store(tokens)
}
