import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { PaymentsHost } from '../payments/PaymentsHost.tsx'
import { useDeleted } from '../posts/deletedPosts.ts'
import { useHomeText } from '../realtime/homeText.ts'
import { ReauthenticationHost } from '../reauthentication/ReauthenticationHost.tsx'
import { usePage } from '../router/usePage.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { StatusHost } from '../offline/StatusHost.tsx'
import { SmartBannerHost } from './SmartBannerHost.tsx'

// Most visits delete nothing.
const DeletedHost = lazyComponent(() => import('../posts/DeletedHost.tsx').then((file) => file.DeletedHost))
const HomeTextHost = lazyComponent(() => import('./HomeTextHost.tsx').then((file) => file.HomeTextHost))

interface LazyOverlaysProps {
  /** A dialog is open that is more urgent than what the house has to say. */
  hasDialog: boolean
}

/** What lies over a page, most of it over its foot, and comes after its content: nobody waits for it. */
export function LazyOverlays({ hasDialog }: LazyOverlaysProps) {
  const hasHomeText = useHomeText(({ text }) => text !== '')
  const isMember = useIsMember()
  const hasDeleted = useDeleted(({ posts }) => posts.length > 0)
  const [wantsDeleted, setWanted] = useState(false)
  if (hasDeleted && !wantsDeleted) setWanted(true)
  // A page without header on phones has a foot of its own where banner and line would lie.
  const { header, guard } = usePage()
  const hasTabBar = (header ?? 'full') === 'full' && guard !== 'entry'
  const hasFoot = header === 'wide' || header === 'none'
  return (
    <>
      {!hasFoot && <SmartBannerHost hasTabBar={hasTabBar} />}
      {!hasFoot && <StatusHost hasTabBar={isMember && hasTabBar} />}
      {isMember && <PaymentsHost hasTabBar={hasTabBar} />}
      {isMember && <ReauthenticationHost />}
      {isMember && wantsDeleted && <DeletedHost />}
      {hasHomeText && !hasDialog && <HomeTextHost />}
    </>
  )
}
