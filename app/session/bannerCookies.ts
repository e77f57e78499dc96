import { siteCookies } from './siteCookies.ts'

/**
 * How many days the banner stays hidden: after the user closed it (S085), and after the user fetched the app (S086,
 * Q57).
 */
const days = { closed: 15, installed: 90 }
type Reason = keyof typeof days

/** The name of the cookie that hides the banner. The product chose it (Q57). */
const cookieOf = (reason: Reason) => `smart-banner-${reason}`

/**
 * Whether the banner may be shown: neither the cookie of a closed banner nor that of an installed app is set (S063).
 */
export const mayShowInstallBanner = () =>
  !siteCookies.get(cookieOf('closed')) && !siteCookies.get(cookieOf('installed'))

/** Hides the banner for as many days as the reason says. */
export function hideInstallBanner(reason: Reason): void {
  siteCookies.set(cookieOf(reason), '1', { path: '/', sameSite: 'Lax', expires: days[reason] })
}
