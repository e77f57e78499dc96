import { createContext, type CSSProperties } from 'react'
import { channelStyle } from '../tokens/channelStyle.ts'
import { isSeed, seedOf } from '../tokens/colour.ts'
import type { Mode } from '../tokens/palette.ts'

/** The HTML attributes that set colour mode and channel colours for an element and everything inside it. */
export interface ThemeAttributes {
  'data-mode'?: Mode | undefined
  'data-channel'?: string | undefined
  style?: CSSProperties | undefined
}

/**
 * A channel's id and its colour (`oshiColor`, `#rrggbb`). If the colour is invalid or missing, one is derived from the
 * id.
 */
export interface ChannelColour {
  id: string
  seed?: string | undefined
}

/** The attributes that apply a channel's colours to an element and everything inside it. */
export function channelThemeAttributes({ id, seed }: ChannelColour): ThemeAttributes {
  return { 'data-channel': id, style: channelStyle(isSeed(seed) ? seed : seedOf(id)) as CSSProperties }
}

/**
 * The theme attributes (colour mode and channel colours) that apply at this point of the React tree. Overlays render at
 * the end of the page, and use them to keep the colours of the part that opened them.
 */
export const ThemeAttributesContext = createContext<ThemeAttributes>({})
