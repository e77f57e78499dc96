import type { Asset } from '../asset.types.ts'

/** A good code and what it gives. `expires` is ISO 8601. */
export interface GoodCode {
  code: string
  title: string
  image?: string
  expires: string
  assets: Asset[]
}

/** A code that was refused, and why in a sentence. */
export interface RefusedCode {
  code: string
  reason: string
}

/** What was registered just now. */
export interface Registered {
  codes: GoodCode[]
  /** Something would have passed a holding limit, and waits in the present box. */
  isLimited: boolean
}

/** Where one is: typing, or looking at what the codes give before they are used up. */
export type SerialStep =
  | { at: 'entry'; refused: RefusedCode[]; registered?: Registered }
  | {
      at: 'confirm'
      good: GoodCode[]
      refused: RefusedCode[]
      /** How many wait in the box because they were too many for once. */
      left: number
    }
