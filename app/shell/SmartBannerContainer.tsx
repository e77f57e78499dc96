import { SmartBanner } from '@tsudoi/design-system/components/SmartBanner'
import { useState } from 'react'
import { device } from '../platform/device.ts'
import { appStoreFor } from '../platform/appStoreFor.ts'
import { mayShowInstallBanner, hideInstallBanner } from '../session/bannerCookies.ts'
import { appStoreLink } from './links.ts'

/** The app-install banner, in the browser of a phone. It is not shown inside the mobile app. */
export function SmartBannerContainer() {
  const [isOpen, setIsOpen] = useState(mayShowInstallBanner)
  const store = appStoreFor(navigator.userAgent)
  if (!isOpen || !store || device() === 'unity') return null
  const put = (reason: 'closed' | 'installed') => {
    hideInstallBanner(reason)
    setIsOpen(false)
  }
  return <SmartBanner href={appStoreLink(store).href} onOpen={() => put('installed')} onClose={() => put('closed')} />
}
