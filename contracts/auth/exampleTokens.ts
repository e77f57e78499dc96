import type { Tokens } from './auth.endpoints.ts'

const segment = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Builds an unsigned token whose claims a client can decode; no host accepts it. */
function exampleToken(claims: object): string {
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`
}

/** When the tokens expire, in seconds since 1970: on 2099-01-01. */
const exp = 4_070_908_800

/** Tokens for example answers. Without an account id they are a guest's (Q44). */
export function exampleTokens(accountId?: string): Tokens {
  return {
    accessToken: exampleToken({ ...(accountId && { AccountID: accountId }), exp }),
    refreshToken: exampleToken({ use: 'refresh', exp }),
  }
}
