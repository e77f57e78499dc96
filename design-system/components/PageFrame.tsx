import { useContext, type ReactNode } from 'react'
import { SkipLink } from './SkipLink.tsx'
import { channelSurroundings, SurroundingsContext, type ChannelColour, type Surroundings } from './surroundings.ts'

/** Where a part of the frame is shown: on all viewports, from 1024 px up only (S023, S024), or never (W004, W007). */
export type FramePart = 'shown' | 'wide' | 'none'

export interface PageFrameProps {
  header?: ReactNode
  /** Default: shown. */
  headerIs?: FramePart
  footer?: ReactNode
  /** Default: shown. */
  footerIs?: FramePart
  /** Shown on phones only. */
  tabBar?: ReactNode
  /** For a page about one channel: the whole frame uses its colours. */
  channel?: ChannelColour
  /** Forces the stage (dark) mode for the frame, whatever the user's preference. */
  isStage?: boolean
  /** A `Light` that passes through the header onto the page. */
  light?: ReactNode
  children: ReactNode
}

/**
 * The frame around every page: skip link, header, main, footer, tab bar. The element tree is the same for all pages, so
 * that nothing in it remounts when the page, its channel or its mode changes. While content is loading the footer stays
 * below the viewport, so that the user does not see it move.
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
