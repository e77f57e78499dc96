import { Footer } from '@tsudoi/design-system/components/Footer'
import { PageFrame } from '@tsudoi/design-system/components/PageFrame'
import { TabBar } from '@tsudoi/design-system/components/TabBar'
import { useState, type ReactNode } from 'react'
import { usePlatform } from '../platform/usePlatform.ts'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { FrameContext, frameSettingsSetter, initialFrameSettings } from './frameSettings.ts'
import { footerLinks, mainAreaLinks, storeLinks } from './links.ts'
import { PageHeader } from './PageHeader.tsx'

/**
 * The frame around all pages: header, footer and tab bar. The map of pages says which of them the current page has
 * (S023, S024), and `Page` makes its settings for them.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const { header = 'full', footer = 'full', guard, place } = useCurrentPage()
  const isMember = useIsMember()
  const { hasFooter } = usePlatform()
  const [{ back, channel, isStage }, setFacts] = useState(() => initialFrameSettings.current)
  const [state] = useState(() => frameSettingsSetter(setFacts))
  const hasTabBar = isMember && header === 'full' && guard !== 'entry'
  return (
    <FrameContext value={state}>
      <PageFrame
        header={<PageHeader kind={header === 'simple' ? 'simple' : 'full'} place={place} back={back} />}
        headerVisibility={header === 'wide' || header === 'none' ? header : 'shown'}
        footer={<Footer kind="full" links={footerLinks(isMember)} storeLinks={storeLinks} />}
        footerVisibility={!hasFooter ? 'none' : footer === 'full' ? 'shown' : footer}
        tabBar={hasTabBar && <TabBar items={mainAreaLinks} current={place} />}
        channel={channel}
        isStage={isStage}
      >
        {children}
      </PageFrame>
    </FrameContext>
  )
}
