import type { Asset } from '../asset.types.ts'

/** A present that waits in the member's box. Times are ISO 8601. */
export interface Present {
  id: string
  /** Why the member got the present: フォロー一周年のお祝い. */
  message: string
  asset: Asset
  sent: string
  /** When the present expires; absent when it does not. */
  expires?: string | undefined
}

/** A received present, with the time it was received (C085). */
export interface ReceivedPresent extends Present {
  received: string
}

/** The outcome of pressing a present's button. Absent: not pressed yet. */
export type ReceiveOutcome =
  | 'receiving'
  | 'received'
  /** The present would exceed a holding limit, so it remains in the box. */
  | 'limited'
  /** The present was received elsewhere, or has expired. */
  | 'gone'

/** The state of receiving all presents (受け取る). */
export type ReceiveAllState =
  | { state: 'idle' | 'receiving' }
  /** All presents were received; with `isLimited`, some would exceed a holding limit and remain in the box. */
  | { state: 'done'; received: Asset[]; isLimited: boolean }
