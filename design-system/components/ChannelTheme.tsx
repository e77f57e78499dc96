import { createElement, useContext, useMemo, type ReactNode } from 'react'
import { channelThemeAttributes, ThemeAttributesContext, type ChannelColour } from './themeAttributes.ts'

export interface ChannelThemeProps extends ChannelColour {
  as?: 'div' | 'section' | 'article' | 'li' | 'span' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Applies one channel's colours to everything inside (design language, "Channel colour"). */
export function ChannelTheme({ seed, id, as = 'div', className, children }: ChannelThemeProps) {
  const outside = useContext(ThemeAttributesContext)
  // The attributes are memoised: they remain the same object while the channel is the same, so that re-rendering
  // neither computes nor compares colours again.
  const channel = useMemo(() => channelThemeAttributes({ id, seed }), [id, seed])
  const inside = useMemo(() => ({ ...outside, ...channel }), [outside, channel])
  return (
    <ThemeAttributesContext value={inside}>
      {createElement(as, { ...channel, className }, children)}
    </ThemeAttributesContext>
  )
}
