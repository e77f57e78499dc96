import { LocalFailure } from '../errors/localFailure.ts'
import { cookieAttributes } from './cookies.ts'
import { siteCookies } from './siteCookies.ts'

function isCookieStored(): boolean {
  siteCookies.set('cookie-check', 'yes', cookieAttributes())
  return siteCookies.get('cookie-check') === 'yes'
}

/** Whether the browser stores cookies. Tries twice, because a log-in in another tab may have removed the first one. */
export function storesCookies(): boolean {
  const areStored = isCookieStored() || isCookieStored()
  siteCookies.remove('cookie-check', cookieAttributes())
  return areStored
}

/**
 * Throws if the browser stores no cookies. A log-in then fails with the reason, instead of ending with the page (Q427).
 */
export function requireCookies(): void {
  if (!storesCookies()) throw new LocalFailure('cookiesBlocked')
}
