import { LocalFailure } from '../errors/localFailure.ts'
import { cookieAttributes } from './cookies.ts'
import { siteCookies } from './siteCookies.ts'

/**
 * Throws if the browser stores no cookies. A log-in then fails with the reason, instead of ending with the page (Q427).
 */
export function requireCookies(): void {
  siteCookies.set('cookie-check', 'yes', cookieAttributes())
  const isStored = siteCookies.get('cookie-check') === 'yes'
  siteCookies.remove('cookie-check', cookieAttributes())
  if (!isStored) throw new LocalFailure('cookiesBlocked')
}
