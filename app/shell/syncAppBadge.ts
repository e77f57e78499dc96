import { hashKey } from '@tanstack/react-query'
import { unreadNoticeCountQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { isMember, useSession } from '../session/sessionStore.ts'

/** The unread notices of the member: 0 for a guest, undefined while unknown. */
function unreadCount(): number | undefined {
  if (!isMember()) return 0
  return queryClient.getQueryData(unreadNoticeCountQuery.queryKey)?.noticeUnreadCount
}

/**
 * Shows the number of unread notices on the icon of the installed app, from now on, and removes it when the member logs
 * out (Q475). Does nothing in browsers without badges. A browser may refuse, such as when the app is not installed.
 *
 * @returns A function that ends this.
 */
export function syncAppBadge(): () => void {
  if (!('setAppBadge' in navigator)) return () => {}
  let shown: number | undefined
  const update = () => {
    const count = unreadCount()
    if (count === undefined || count === shown) return
    shown = count
    const isSet = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    isSet.catch(() => {})
  }
  const unread = hashKey(unreadNoticeCountQuery.queryKey)
  const stops = [
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash === unread) update()
    }),
    useSession.subscribe(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}
