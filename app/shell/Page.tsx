import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Footer } from '@tsudoi/design-system/components/Footer'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { Shell } from '@tsudoi/design-system/components/Shell'
import { TabBar } from '@tsudoi/design-system/components/TabBar'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform/usePlatform.ts'
import { usePage } from '../router/usePage.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { footerLinks, places, storeLinks } from './links.ts'
import { PageHeader } from './PageHeader.tsx'
import { usePageTitle } from './usePageTitle.ts'

export interface PageProps {
  /** Default: the title of the map. Pages about one thing give its name. */
  title?: string
  /** Way back, in place of the mark on phones. */
  back?: { label: string; href: string }
  /** The channel the page is in: header and tab bar hold its penlight. */
  channel?: { id: string; seed?: string }
  /** With the lights down, whatever the reader prefers: the frame goes dark with the page. */
  isStage?: boolean
  /** A `Light` that falls through the header onto the page. */
  light?: ReactNode
  children: ReactNode
}

const hiddenOnPhones = (part: ReactNode) => <div className="max-desk:hidden">{part}</div>

/** The frame of every page, as the map says: header, footer, tab bar (S023, S024). */
export function Page({ title, back, channel, isStage = false, light, children }: PageProps) {
  const spec = usePage()
  const isMember = useIsMember()
  const { hasFooter } = usePlatform()
  usePageTitle(title ?? spec.title)
  const isSimple = spec.header === 'simple'
  const header = <PageHeader kind={isSimple ? 'simple' : 'full'} place={spec.place} back={back} />
  const footer = <Footer kind="full" links={footerLinks(isMember)} storeLinks={storeLinks} />
  const hasTabBar = isMember && (spec.header ?? 'full') === 'full' && spec.guard !== 'entry'
  const frame = (
    <Shell
      light={light}
      header={spec.header !== 'none' && (spec.header === 'wide' ? hiddenOnPhones(header) : header)}
      footer={hasFooter && spec.footer !== 'none' && (spec.footer === 'wide' ? hiddenOnPhones(footer) : footer)}
      tabBar={hasTabBar && <TabBar items={places} current={spec.place} />}
    >
      {children}
    </Shell>
  )
  const lit = channel ? <ChannelTheme {...channel}>{frame}</ChannelTheme> : frame
  return isStage ? <ModeArea mode="stage">{lit}</ModeArea> : lit
}
