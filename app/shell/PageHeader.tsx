import { useQuery } from '@tanstack/react-query'
import { Header } from '@tsudoi/design-system/components/Header'
import { lazyModule } from '@tsudoi/design-system/lazy'
import type { MainSection } from '@tsudoi/design-system/components/TabBar'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadableOf } from '../mappers/loadableOf.ts'
import { paths } from '../paths.ts'
import { balanceQuery, unreadNoticeCountQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { mainAreaLinks } from './links.ts'
import { useOpenShop } from './useOpenShop.ts'

interface PageHeaderProps {
  kind: 'full' | 'simple'
  place?: MainSection | undefined
  back?: { label: string; href: string } | undefined
}

const menu = lazyModule(() => import('./AppMenu.tsx').then((file) => file.AppMenu))

const silentUnread = { ...unreadNoticeCountQuery, meta: { isSilent: true } }

/** The header. A member sees unread notices and coins (W001), a guest login and sign-up (W002). */
export function PageHeader({ kind, place, back }: PageHeaderProps) {
  const isMember = useIsMember()
  const isAsked = isMember && kind === 'full'
  const { pathname } = useLocation()
  const balance = useQuery({ ...balanceQuery, enabled: isAsked })
  const unread = useQuery({ ...silentUnread, enabled: isAsked })
  // Refetches stale data of the header on each navigation, because the header stays mounted while pages change.
  useEffect(() => {
    if (!isAsked) return
    void queryClient.prefetchQuery(balanceQuery)
    void queryClient.prefetchQuery(silentUnread)
  }, [isAsked, pathname])
  return (
    <Header
      kind={kind}
      viewer={isMember ? { unread: unread.data?.noticeUnreadCount ?? 0, balance: loadableOf(balance) } : 'guest'}
      current={place}
      items={mainAreaLinks}
      hrefs={{
        logo: isMember ? paths.home : paths.top,
        notices: paths.notices,
        login: paths.login,
        signUp: paths.signup,
        search: paths.search,
      }}
      menu={menu}
      back={back ?? (kind === 'simple' ? { label: 'もどる', href: paths.top } : undefined)}
      page={pathname}
      onOpenShop={useOpenShop()}
    />
  )
}
