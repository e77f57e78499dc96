import { createElement, useContext, useMemo, type ReactNode } from 'react'
import { channelSurroundings, SurroundingsContext, type ChannelColour } from './surroundings.ts'

export interface ChannelThemeProps extends ChannelColour {
  as?: 'div' | 'section' | 'article' | 'li' | 'span'
  className?: string
  children: ReactNode
}

/** Lets everything inside glow in one channel's colour (design language, "Channel colour"). */
export function ChannelTheme({ seed, id, as = 'div', className, children }: ChannelThemeProps) {
  const outside = useContext(SurroundingsContext)
  // The same for as long as the channel is: whatever is rendered anew inside neither compares colours nor reads them.
  const channel = useMemo(() => channelSurroundings({ id, seed }), [id, seed])
  const inside = useMemo(() => ({ ...outside, ...channel }), [outside, channel])
  return (
    <SurroundingsContext value={inside}>{createElement(as, { ...channel, className }, children)}</SurroundingsContext>
  )
}
