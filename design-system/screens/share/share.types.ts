import type { ReactNode } from 'react'

/** The position in a film from which the shared URL can start it. */
export interface ShareMoment {
  /** The position in seconds. */
  seconds: number
  /** Whether the address contains the moment. */
  isIncluded: boolean
}

/** Whether the shared link lets its recipients watch the film together, from a start time that the user chooses. */
export interface ShareTogether {
  isIncluded: boolean
  /** The fields in which the user chooses the start time; shown while the link includes it. */
  fields: ReactNode
}

/** The picture that is shared. */
export type SharePicture =
  | { state: 'drawing' | 'failed' }
  | {
      state: 'ready'
      /** URL of the picture, for the preview. */
      src: string
      /** The content of the picture in words. */
      alt: string
      /** What this device can do with the file; `none` in a host app's webview that can do neither. */
      way: 'share' | 'save' | 'none'
    }

/** The result of the last press. */
export type ShareOutcome = 'copied' | 'copyFailed' | 'shareFailed' | 'pictureSaved' | 'pictureFailed' | 'timeFailed'
