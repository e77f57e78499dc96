import { LocalFailure } from '../errors/localFailure.ts'
import { cookieAttributes } from './cookies.ts'
import { siteCookies } from './siteCookies.ts'

function isCookieStored(): boolean {
  siteCookies.set('cookie-check', 'yes', cookieAttributes())
  return siteCookies.get('cookie-check') === 'yes'
}

/**
 * Throws if the browser stores no cookies. A log-in then fails with the reason, instead of ending with the page (Q427).
 * Tries twice, because a log-in in another tab may have removed the first cookie.
 */
export function requireCookies(): void {
  const areStored = isCookieStored() || isCookieStored()
  siteCookies.remove('cookie-check', cookieAttributes())
  if (!areStored) throw new LocalFailure('cookiesBlocked')
}
