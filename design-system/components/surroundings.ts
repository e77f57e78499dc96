import { createContext, type CSSProperties } from 'react'
import { channelStyle } from '../tokens/channelStyle.ts'
import { isSeed, seedOf } from '../tokens/colour.ts'
import type { Mode } from '../tokens/palette.ts'

/** The attributes that carry mode and channel colour. */
export interface Surroundings {
  'data-mode'?: Mode
  'data-channel'?: string
  style?: CSSProperties
}

/** A channel's id and its own colour (`oshiColor`, `#rrggbb`). Without a usable colour one is derived from the id. */
export interface ChannelColour {
  id: string
  seed?: string
}

/** What lets an element and everything inside it glow in a channel's colour. */
export function channelSurroundings({ id, seed }: ChannelColour): Surroundings {
  return { 'data-channel': id, style: channelStyle(isSeed(seed) ? seed : seedOf(id)) as CSSProperties }
}

/** An overlay is rendered at the end of the page; with these it keeps the light of the place that opened it. */
export const SurroundingsContext = createContext<Surroundings>({})
