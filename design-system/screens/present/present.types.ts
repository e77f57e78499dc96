import type { Asset } from '../asset.types.ts'

/** One present. Times are ISO 8601. */
export interface Present {
  id: string
  /** What it is for: フォロー一周年のお祝い. */
  message: string
  asset: Asset
  sent: string
  /** Absent: it waits for ever. */
  expires?: string
}

/** A present of the history, with the moment in which it was received (C085). */
export interface ReceivedPresent extends Present {
  received: string
}

/** What a press on one present's button came to. Absent: nobody has pressed it. */
export type Receipt =
  | 'receiving'
  | 'received'
  /** It would pass a holding limit, and stays in the box. */
  | 'limited'
  /** Received somewhere else, or its time is over. */
  | 'gone'

/** What 受け取る for everything came to. */
export type ReceiveAll =
  | { state: 'idle' | 'receiving' }
  /** `isLimited`: something would pass a holding limit, and stays in the box. */
  | { state: 'done'; received: Asset[]; isLimited: boolean }
