import { siteCookies } from './siteCookies.ts'

/**
 * Days for which the banner stays hidden: after the user closed it (S085), and after the user fetched the app (S086,
 * Q57).
 */
const days = { closed: 15, installed: 90 }
type Reason = keyof typeof days

/** The cookie names are our choice (Q57). */
const cookieOf = (reason: Reason) => `smart-banner-${reason}`

/** Whether neither a closed nor an installed cookie is set (S063). */
export const mayShowInstallBanner = () =>
  !siteCookies.get(cookieOf('closed')) && !siteCookies.get(cookieOf('installed'))

/** Hides the banner for the days of this reason. */
export function hideInstallBanner(reason: Reason): void {
  siteCookies.set(cookieOf(reason), '1', { path: '/', sameSite: 'Lax', expires: days[reason] })
}
