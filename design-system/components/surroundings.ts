import { createContext, type CSSProperties } from 'react'
import type { Mode } from '../tokens/palette.ts'

/** The attributes that carry mode and channel colour. */
export interface Surroundings {
  'data-mode'?: Mode
  'data-channel'?: string
  style?: CSSProperties
}

/** An overlay is drawn at the end of the page; with these it keeps the light of the place that opened it. */
export const SurroundingsContext = createContext<Surroundings>({})
