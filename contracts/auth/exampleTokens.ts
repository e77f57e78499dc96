import type { Tokens } from './auth.endpoints.ts'

const segment = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** An unsigned token that can be decoded, as the client does for its claims; no host accepts it. */
function exampleToken(claims: object): string {
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`
}

/** 2099-01-01. */
const exp = 4_070_908_800

/** Tokens as an answer shows them: of a member, or of a guest without an account id (Q44). */
export function exampleTokens(accountId?: string): Tokens {
  return {
    accessToken: exampleToken({ ...(accountId && { AccountID: accountId }), exp }),
    refreshToken: exampleToken({ use: 'refresh', exp }),
  }
}
