import type { Asset } from '../asset.types.ts'

/** One present. Times are ISO 8601. */
export interface Present {
  id: string
  /** The reason: フォロー一周年のお祝い. */
  message: string
  asset: Asset
  sent: string
  /** Absent: it does not expire. */
  expires?: string
}

/** A received present, with the time it was received (C085). */
export interface ReceivedPresent extends Present {
  received: string
}

/** The outcome of pressing a present's button. Absent: not pressed yet. */
export type Receipt =
  | 'receiving'
  | 'received'
  /** It would exceed a holding limit, so it remains in the box. */
  | 'limited'
  /** Already received elsewhere, or expired. */
  | 'gone'

/** The state of receiving all presents (受け取る). */
export type ReceiveAll =
  | { state: 'idle' | 'receiving' }
  /** `isLimited`: some would exceed a holding limit, and remain in the box. */
  | { state: 'done'; received: Asset[]; isLimited: boolean }
