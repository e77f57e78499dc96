/**
 * The account that an access token is for, as the app reads it (A§3): empty for a guest. Undefined: it is no JWT, or
 * its claims cannot be read.
 */
export function accountIn(accessToken: unknown): string | undefined {
  const [, payload, signature] = typeof accessToken === 'string' ? accessToken.split('.') : []
  if (!payload || signature === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    if (typeof claims !== 'object' || claims === null) return undefined
    const { AccountID: account = '' } = claims as { AccountID?: unknown }
    return typeof account === 'string' ? account : undefined
  } catch {
    return undefined
  }
}

/** What is wrong with an access token of this account; an empty one is a guest's, undefined is some member's. */
export function tokenIssues(where: string, accessToken: unknown, account: string | undefined): string[] {
  const found = accountIn(accessToken)
  if (found === undefined) return [`${where} is no JWT with readable claims`]
  if (account === undefined ? found !== '' : found === account) return []
  const expected = account === undefined ? "the member's id" : account === '' ? 'empty or absent' : account
  return [`${where}: the claim AccountID is ${found || 'empty or absent'}, expected ${expected}`]
}
