import type { Tokens } from '@tsudoi/contracts/auth/auth.endpoints'
import { SessionReplaced } from '../api/tokens.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'

const accountOf = (token: string | undefined) => claimsOf(token).accountId

/**
 * Goes on as the same member in the new session that has the proof. Throws SessionReplaced when another tab has logged
 * out, or in as another member, while the host answered.
 */
export function adoptTokens(tokens: Tokens): void {
  if (accountOf(tokens.accessToken) !== accountOf(tokenCookies.read().accessToken)) throw new SessionReplaced()
  tokenCookies.store(tokens)
}
