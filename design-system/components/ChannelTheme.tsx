import { createElement, useContext, type ReactNode } from 'react'
import { channelSurroundings, SurroundingsContext, type ChannelColour } from './surroundings.ts'

export interface ChannelThemeProps extends ChannelColour {
  as?: 'div' | 'section' | 'article' | 'li' | 'span'
  className?: string
  children: ReactNode
}

/** Lets everything inside glow in one channel's colour (design language, "Channel colour"). */
export function ChannelTheme({ seed, id, as = 'div', className, children }: ChannelThemeProps) {
  const outside = useContext(SurroundingsContext)
  const channel = channelSurroundings({ id, seed })
  return (
    <SurroundingsContext value={{ ...outside, ...channel }}>
      {createElement(as, { ...channel, className }, children)}
    </SurroundingsContext>
  )
}
