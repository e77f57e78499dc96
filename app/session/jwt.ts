/** The claims that the client reads from a token. They are not verified here: the server checks every call. */
export interface TokenClaims {
  /** The id of the member's account. Empty for a guest (Q44). */
  accountId: string
  /** When the token expires, in seconds since 1970. Undefined if it has no expiry. */
  expiresAt: number | undefined
}

const guestClaims: TokenClaims = { accountId: '', expiresAt: undefined }

/** Reads the claims `AccountID` and `exp` (A§3). An unreadable token counts as a guest's token without an expiry. */
export function claimsOf(token: string | undefined): TokenClaims {
  const payload = token?.split('.')[1]
  if (!payload) return guestClaims
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null) return guestClaims
    const { AccountID: accountId, exp } = claims as { AccountID?: unknown; exp?: unknown }
    return {
      accountId: typeof accountId === 'string' ? accountId : '',
      expiresAt: typeof exp === 'number' ? exp : undefined,
    }
  } catch {
    return guestClaims
  }
}
