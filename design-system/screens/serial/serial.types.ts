import type { Asset } from '../asset.types.ts'

/** A valid code and its items. `expires` is ISO 8601. */
export interface ValidCode {
  code: string
  title: string
  image?: string | undefined
  expires: string
  assets: Asset[]
}

/** A refused code, with the reason as a sentence. */
export interface RefusedCode {
  code: string
  reason: string
}

/** The codes that were registered just now. */
export interface RegisteredResult {
  codes: ValidCode[]
  /** Whether some items exceeded a holding limit, and wait in the present box. */
  isLimited: boolean
}

/** The step: typing codes, or checking what they give before registering them. */
export type SerialStep =
  | { at: 'entry'; refused: RefusedCode[]; registered?: RegisteredResult | undefined }
  | {
      at: 'confirm'
      good: ValidCode[]
      refused: RefusedCode[]
      /** The number of codes that remain in the box because they exceed the maximum per request. */
      left: number
    }
