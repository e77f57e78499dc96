import { useContext, type ReactNode } from 'react'
import { SkipLink } from './SkipLink.tsx'
import {
  channelThemeAttributes,
  ThemeAttributesContext,
  type ChannelColour,
  type ThemeAttributes,
} from './themeAttributes.ts'

/** Where a part of the frame is shown: on all viewports, from 1024 px up only (S023, S024), or never (W004, W007). */
export type FrameVisibility = 'shown' | 'wide' | 'none'

export interface PageFrameProps {
  header?: ReactNode | undefined
  /** Where the header is shown. Default: shown. */
  headerVisibility?: FrameVisibility | undefined
  footer?: ReactNode | undefined
  /** Where the footer is shown. Default: shown. */
  footerVisibility?: FrameVisibility | undefined
  /** The tab bar. It is shown on phones only. */
  tabBar?: ReactNode | undefined
  /** The channel that the page is about, if any: the whole page frame uses its colours. */
  channel?: ChannelColour | undefined
  /** Whether the page frame uses the dark theme (`stage`), whatever the user's preference. */
  isStage?: boolean | undefined
  /** A `Light` (decorative beams in the channel's colour) that passes through the header onto the page. */
  light?: ReactNode | undefined
  children: ReactNode
}

/**
 * The frame around every page: skip link, header, main, footer, tab bar. The element tree is the same for all pages, so
 * that nothing in it remounts when the page, its channel or its mode changes. While content is loading the footer stays
 * below the viewport, so that the user does not see it move.
 */
export function PageFrame(props: PageFrameProps) {
  const {
    header,
    headerVisibility,
    footer,
    footerVisibility,
    tabBar,
    channel,
    isStage = false,
    light,
    children,
  } = props
  const outside = useContext(ThemeAttributesContext)
  const themeAttributes: ThemeAttributes = {
    ...(isStage && { 'data-mode': 'stage' }),
    ...(channel && channelThemeAttributes(channel)),
  }
  return (
    <ThemeAttributesContext value={{ ...outside, ...themeAttributes }}>
      <div
        {...themeAttributes}
        className={`relative isolate flex min-h-dvh flex-col bg-paper pt-(--safe-top) pr-(--safe-right) pl-(--safe-left) ${tabBar ? 'max-desk:pb-16' : ''}`}
      >
        <SkipLink target="main" />
        {light}
        <Part visibility={headerVisibility}>{header}</Part>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 data-holds-foot:min-h-dvh">
          {children}
        </main>
        <Part visibility={footerVisibility}>{footer}</Part>
        {tabBar}
      </div>
    </ThemeAttributesContext>
  )
}

function Part({ visibility = 'shown', children }: { visibility?: FrameVisibility | undefined; children: ReactNode }) {
  if (visibility === 'none' || !children) return null
  return <div className={visibility === 'wide' ? 'max-desk:hidden' : undefined}>{children}</div>
}
