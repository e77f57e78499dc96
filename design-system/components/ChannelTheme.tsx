import { createElement, useContext, type CSSProperties, type ReactNode } from 'react'
import { channelStyle } from '../tokens/channelStyle.ts'
import { isSeed, seedOf } from '../tokens/colour.ts'
import { SurroundingsContext } from './surroundings.ts'

export interface ChannelThemeProps {
  /** The channel's own colour (`oshiColor`, `#rrggbb`). Anything else counts as missing. */
  seed?: string
  /** The channel's id: without a seed its colour is derived from this, always the same. */
  id: string
  as?: 'div' | 'section' | 'article' | 'li' | 'span'
  className?: string
  children: ReactNode
}

/** Lets everything inside glow in one channel's colour (design language, "Channel colour"). */
export function ChannelTheme({ seed, id, as = 'div', className, children }: ChannelThemeProps) {
  const outside = useContext(SurroundingsContext)
  const channel = {
    'data-channel': id,
    style: channelStyle(isSeed(seed) ? seed : seedOf(id)) as CSSProperties,
  }
  return (
    <SurroundingsContext value={{ ...outside, ...channel }}>
      {createElement(as, { ...channel, className }, children)}
    </SurroundingsContext>
  )
}
