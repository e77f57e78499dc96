import { PaymentsHost } from '../payments/PaymentsHost.tsx'
import { usePage } from '../router/usePage.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { SmartBannerHost } from './SmartBannerHost.tsx'

/** What lies over the foot of a page, and comes after its content: nobody waits for it. */
export function LateOverlays() {
  const isMember = useIsMember()
  // A page without header on phones has a foot of its own where the banner would lie.
  const { header, guard } = usePage()
  const hasTabBar = (header ?? 'full') === 'full' && guard !== 'entry'
  const hasFoot = header === 'wide' || header === 'none'
  return (
    <>
      {!hasFoot && <SmartBannerHost hasTabBar={hasTabBar} />}
      {isMember && <PaymentsHost hasTabBar={hasTabBar} />}
    </>
  )
}
