import Cookies from 'js-cookie'

/**
 * Days for which the banner stays away: after it was closed (S085), and after the app was fetched, until it reminds
 * (S086, Q57).
 */
const days = { closed: 15, installed: 90 }
type Reason = keyof typeof days

/** Names are ours (Q57). */
const cookieOf = (reason: Reason) => `smart-banner-${reason}`

/** No closed and no installed cookie (S063). */
export const mayShowBanner = () => !Cookies.get(cookieOf('closed')) && !Cookies.get(cookieOf('installed'))

export function putBannerAway(reason: Reason): void {
  Cookies.set(cookieOf(reason), '1', { path: '/', sameSite: 'Lax', expires: days[reason] })
}
