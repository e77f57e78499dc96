import type { Tokens } from './auth.endpoints.ts'

const segment = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Builds an unsigned token whose claims a client can decode. No server accepts it. */
function exampleToken(claims: object): string {
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`
}

/** When the tokens expire, in seconds since 1970: on 2099-01-01. */
const exp = 4_070_908_800

/** Example tokens of a member, or of a guest if no account id is given (Q44). */
export function exampleTokens(accountId?: string): Tokens {
  return {
    accessToken: exampleToken({ ...(accountId && { AccountID: accountId }), exp }),
    refreshToken: exampleToken({ use: 'refresh', exp }),
  }
}
