/**
 * The account id in an access token, as the app reads it: empty for a guest, undefined if it is not a readable JWT
 * (A§3).
 */
export function accountIdIn(accessToken: unknown): string | undefined {
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

/**
 * Finds the problems of an access token. `account`: the expected account; empty for a guest, undefined for any member.
 */
export function tokenIssues(where: string, accessToken: unknown, account: string | undefined): string[] {
  const found = accountIdIn(accessToken)
  if (found === undefined) return [`${where} is no JWT with readable claims`]
  if (account === undefined ? found !== '' : found === account) return []
  const expected = account === undefined ? "the member's id" : account === '' ? 'empty or absent' : account
  return [`${where}: the claim AccountID is ${found || 'empty or absent'}, expected ${expected}`]
}
