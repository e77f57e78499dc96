import { useContext, type ReactNode } from 'react'
import { SkipLink } from './SkipLink.tsx'
import { channelSurroundings, SurroundingsContext, type ChannelColour, type Surroundings } from './surroundings.ts'

/** Where a part of the frame stands: on every screen, from 1024 px up only (S023, S024), or not at all (W004, W007). */
export type FramePart = 'shown' | 'wide' | 'none'

export interface PageFrameProps {
  header?: ReactNode
  /** Default: shown. */
  headerIs?: FramePart
  footer?: ReactNode
  /** Default: shown. */
  footerIs?: FramePart
  /** Phones only. */
  tabBar?: ReactNode
  /** The page is about one channel: everything in the frame glows in its colour. */
  channel?: ChannelColour
  /** With the lights down, whatever the reader prefers: the frame goes dark with the page. */
  isStage?: boolean
  /** A `Light` that falls through the header onto the page. */
  light?: ReactNode
  /** The page. */
  children: ReactNode
}

/**
 * The frame around every page: way past the header, header, main, foot, tab bar. It is one tree whatever the page is,
 * so that nothing in it is built anew when the page, its channel or its mode changes. While something is loading the
 * foot stays below the screen: nobody sees it pushed down by what comes.
 */
export function PageFrame(props: PageFrameProps) {
  const { header, headerIs, footer, footerIs, tabBar, channel, isStage = false, light, children } = props
  const outside = useContext(SurroundingsContext)
  const surroundings: Surroundings = {
    ...(isStage && { 'data-mode': 'stage' }),
    ...(channel && channelSurroundings(channel)),
  }
  return (
    <SurroundingsContext value={{ ...outside, ...surroundings }}>
      <div
        {...surroundings}
        className={`relative isolate flex min-h-dvh flex-col bg-paper pt-(--safe-top) pr-(--safe-right) pl-(--safe-left) ${tabBar ? 'max-desk:pb-16' : ''}`}
      >
        <SkipLink target="main" />
        {light}
        <Part is={headerIs}>{header}</Part>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 data-holds-foot:min-h-dvh">
          {children}
        </main>
        <Part is={footerIs}>{footer}</Part>
        {tabBar}
      </div>
    </SurroundingsContext>
  )
}

function Part({ is = 'shown', children }: { is?: FramePart; children: ReactNode }) {
  if (is === 'none' || !children) return null
  return <div className={is === 'wide' ? 'max-desk:hidden' : undefined}>{children}</div>
}
