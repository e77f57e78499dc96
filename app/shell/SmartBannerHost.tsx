import { SmartBanner } from '@tsudoi/design-system/components/SmartBanner'
import { useState } from 'react'
import { device } from '../platform/device.ts'
import { appStoreFor } from '../platform/appStoreFor.ts'
import { mayShowBanner, hideBanner } from '../session/bannerCookies.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { storeLink } from './links.ts'

interface SmartBannerHostProps {
  hasTabBar: boolean
}

/** The app-install banner in a phone's browser; not shown in the embedded app. */
export function SmartBannerHost({ hasTabBar }: SmartBannerHostProps) {
  const isMember = useIsMember()
  const [isOpen, setIsOpen] = useState(mayShowBanner)
  const store = appStoreFor(navigator.userAgent)
  if (!isOpen || !store || device() === 'unity') return null
  const put = (reason: 'closed' | 'installed') => {
    hideBanner(reason)
    setIsOpen(false)
  }
  return (
    <SmartBanner
      href={storeLink(store).href}
      isAboveTabBar={isMember && hasTabBar}
      onOpen={() => put('installed')}
      onClose={() => put('closed')}
    />
  )
}
