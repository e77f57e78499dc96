import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { serverNow } from '../time/clock.ts'
import { claimsOf } from './jwt.ts'
import { isSharedDevice } from '../storage/textStore.ts'
import { siteCookies } from './siteCookies.ts'

const day = 86_400_000

/**
 * Lifetime of the access token's cookie in days, as specified (S096). Browsers limit it to about 400 days, and the
 * token itself expires after fifteen minutes (X3).
 */
const tokenDays = 999_999

/** The attributes of every cookie. */
export const cookieAttributes = () => ({ path: '/', secure: location.protocol === 'https:' })

/**
 * Whole days until the refresh token's `exp`, rounded up against server time (S097). Undefined without an `exp`: the
 * cookie then ends with the browser.
 */
export function refreshTokenDays(refreshToken: string, now = serverNow()): number | undefined {
  const { expiresAt } = claimsOf(refreshToken)
  return expiresAt === undefined ? undefined : Math.max(0, Math.ceil((expiresAt * 1000 - now) / day))
}

/** The tokens of a page in a browser that stores no cookies: those of a guest, or one from the host app. */
let unstored: Partial<Tokens> | undefined

/** Stores tokens in the page's memory, if the browser has not stored their cookies (Q427). */
function keepUnstored(tokens: Partial<Tokens>): void {
  unstored = siteCookies.get('token') === tokens.accessToken ? undefined : tokens
}

/**
 * The cookies of the three tokens. Scripts can read them, as the specification requires; decision X3 describes what
 * limits the risk.
 */
export const tokenCookies = {
  read: () => ({
    accessToken: siteCookies.get('token') ?? unstored?.accessToken,
    refreshToken: siteCookies.get('refreshToken') ?? unstored?.refreshToken,
  }),
  has: () => Object.values(tokenCookies.read()).some(Boolean),
  store({ accessToken, refreshToken, firebaseToken }: Tokens): void {
    const attributes = { ...cookieAttributes(), sameSite: 'Lax' } as const
    // On a shared device the cookies of a session end with the browser (Q283).
    const lasting = (days: number | undefined) => ({ ...attributes, expires: isSharedDevice() ? undefined : days })
    siteCookies.set('token', accessToken, lasting(tokenDays))
    siteCookies.set('refreshToken', refreshToken, lasting(refreshTokenDays(refreshToken)))
    if (firebaseToken) siteCookies.set('firebaseToken', firebaseToken, attributes)
    else siteCookies.remove('firebaseToken', cookieAttributes())
    keepUnstored({ accessToken, refreshToken })
  },
  /**
   * Stores a token that the host app gave to the page (S032). It expires soon and has no refresh token. All other
   * tokens are cleared, because a guest's refresh token does not belong to it (X20).
   */
  storeEmbedded(accessToken: string): void {
    tokenCookies.clear()
    siteCookies.set('token', accessToken, { ...cookieAttributes(), sameSite: 'Lax' })
    keepUnstored({ accessToken })
  },
  readFirebase: () => siteCookies.get('firebaseToken'),
  clear(): void {
    unstored = undefined
    for (const name of ['token', 'refreshToken', 'firebaseToken']) siteCookies.remove(name, cookieAttributes())
  },
}

/**
 * The steps of a sign-up or a password reset that wait for a code. Each has its own cookie, which ends with the browser
 * and contains no password (X5).
 */
export type PendingStep = 'email-cache' | 'sns-email-cache' | 'reset-email' | 'pin-code-cache'

/** Reads and writes the cookies of steps of a log-in or sign-up that the user has not finished. */
export const pendingSteps = {
  read: (step: PendingStep) => siteCookies.get(step),
  store: (step: PendingStep, value: string) =>
    siteCookies.set(step, value, { ...cookieAttributes(), sameSite: 'Strict' }),
  clear: (step: PendingStep) => siteCookies.remove(step, cookieAttributes()),
  clearAll: () => {
    for (const step of ['email-cache', 'sns-email-cache', 'reset-email', 'pin-code-cache'] as const)
      siteCookies.remove(step, cookieAttributes())
  },
}
