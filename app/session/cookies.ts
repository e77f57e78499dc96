import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import Cookies from 'js-cookie'
import { serverNow } from '../time/clock.ts'
import { claimsOf } from './jwt.ts'
import { isSharedDevice } from '../storage/textStore.ts'

const day = 86_400_000

/**
 * Lifetime of the access token's cookie in days, as specified (S096). Browsers cap it near 400 days, and the token
 * inside expires after fifteen minutes (X3).
 */
const tokenDays = 999_999

const cookieAttributes = (): Cookies.CookieAttributes => ({ path: '/', secure: location.protocol === 'https:' })

/**
 * Whole days until the refresh token's `exp`, rounded up against server time (S097). Undefined without an `exp`: the
 * cookie then ends with the browser.
 */
export function refreshTokenDays(refreshToken: string, now = serverNow()): number | undefined {
  const { expiresAt } = claimsOf(refreshToken)
  return expiresAt === undefined ? undefined : Math.max(0, Math.ceil((expiresAt * 1000 - now) / day))
}

/**
 * Cookies of the three tokens. Scripts can read them, as the documents require; decision X3 describes what limits the
 * harm.
 */
export const tokenCookies = {
  read: () => ({ accessToken: Cookies.get('token'), refreshToken: Cookies.get('refreshToken') }),
  has: () => Boolean(Cookies.get('token') ?? Cookies.get('refreshToken')),
  store({ accessToken, refreshToken, firebaseToken }: Tokens): void {
    const attributes = { ...cookieAttributes(), sameSite: 'Lax' } as const
    // On a shared device a session ends with the browser (Q283).
    const lasting = (days: number | undefined) => ({ ...attributes, expires: isSharedDevice() ? undefined : days })
    Cookies.set('token', accessToken, lasting(tokenDays))
    Cookies.set('refreshToken', refreshToken, lasting(refreshTokenDays(refreshToken)))
    if (firebaseToken) Cookies.set('firebaseToken', firebaseToken, attributes)
    else Cookies.remove('firebaseToken', cookieAttributes())
  },
  /**
   * Stores a token that the host app handed over (S032). It is short-lived and has no refresh token. All other tokens
   * are cleared, because a guest's refresh token does not belong to it (X20).
   */
  storeEmbedded(accessToken: string): void {
    tokenCookies.clear()
    Cookies.set('token', accessToken, { ...cookieAttributes(), sameSite: 'Lax' })
  },
  readFirebase: () => Cookies.get('firebaseToken'),
  clear(): void {
    for (const name of ['token', 'refreshToken', 'firebaseToken']) Cookies.remove(name, cookieAttributes())
  },
}

/**
 * Sign-up and reset steps that wait for a code, each in its own cookie. The cookies end with the browser and hold no
 * password (X5).
 */
export type PendingStep = 'email-cache' | 'sns-email-cache' | 'reset-email' | 'pin-code-cache'

/** Reads and writes the cookies of pending steps. */
export const pendingSteps = {
  read: (step: PendingStep) => Cookies.get(step),
  store: (step: PendingStep, value: string) => Cookies.set(step, value, { ...cookieAttributes(), sameSite: 'Strict' }),
  clear: (step: PendingStep) => Cookies.remove(step, cookieAttributes()),
  clearAll: () => {
    for (const step of ['email-cache', 'sns-email-cache', 'reset-email', 'pin-code-cache'] as const)
      Cookies.remove(step, cookieAttributes())
  },
}
