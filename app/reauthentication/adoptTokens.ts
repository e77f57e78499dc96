import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { reauthenticateByPassword } from '@tsudoi/contracts/auth/reauthentication.endpoints'
import { ApiError } from '../api/apiError.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'

const accountOf = (token: string | undefined) => claimsOf(token).accountId

/**
 * Stores the tokens that the server returned for the proof of identity. Throws a `cancelled` error if another tab has
 * logged out, or logged in another member, while the request was in flight.
 */
export function adoptTokens(tokens: Tokens): void {
  if (accountOf(tokens.accessToken) !== accountOf(tokenCookies.read().accessToken))
    throw new ApiError({ endpoint: reauthenticateByPassword, kind: 'cancelled' })
  tokenCookies.store(tokens)
}
