import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { PaymentsContainer } from '../payments/payments.ts'
import { loadUndoBar, useDeletedPosts } from '../posts/posts.ts'
import { useHomeText } from '../realtime/homeText.ts'
import { ReauthenticationContainer } from '../reauthentication/ReauthenticationContainer.tsx'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { StatusContainer } from '../offline/offline.ts'
import { SmartBannerContainer } from './SmartBannerContainer.tsx'

// The undo bar for deleted posts. It is loaded only when needed, because most visits delete no post.
const DeletedPostsContainer = lazyComponent(() => loadUndoBar().then((file) => file.DeletedPostsContainer))
const HomeTextContainer = lazyComponent(() => import('./HomeTextContainer.tsx').then((file) => file.HomeTextContainer))

interface LazyOverlaysProps {
  /** Whether a dialog is open that is more urgent than the operator's text. */
  hasDialog: boolean
}

/** The overlays of a page that are loaded after its content: banner, status line, payments and others. */
export function LazyOverlays({ hasDialog }: LazyOverlaysProps) {
  const hasHomeText = useHomeText(({ text }) => text !== '')
  const isMember = useIsMember()
  const hasDeleted = useDeletedPosts(({ posts }) => posts.length > 0)
  const [wantsDeleted, setWanted] = useState(false)
  if (hasDeleted && !wantsDeleted) setWanted(true)
  // Hides the banner and the status line on a page that has no header on phones: that page has a footer of its own in
  // their place.
  const { header, guard } = useCurrentPage()
  const hasTabBar = (header ?? 'full') === 'full' && guard !== 'entry'
  const hasFoot = header === 'wide' || header === 'none'
  return (
    <>
      <BottomBars isAboveTabBar={isMember && hasTabBar}>
        {isMember && <PaymentsContainer />}
        {!hasFoot && <StatusContainer />}
        {!hasFoot && <SmartBannerContainer />}
      </BottomBars>
      {isMember && <ReauthenticationContainer />}
      {isMember && wantsDeleted && <DeletedPostsContainer />}
      {hasHomeText && !hasDialog && <HomeTextContainer />}
    </>
  )
}
