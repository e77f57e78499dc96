import * as keys from '../../api/idempotencyKeys.ts'

/** One draw as a person orders it. */
export interface Draw {
  ipId: string
  gachaId: string
  count: number
}

const nameOf = ({ gachaId, count }: Draw) => `draw.${gachaId}.${count}`

/** The Idempotency-Key of a draw. */
export const keyOf = (draw: Draw): string => keys.keyOf(nameOf(draw))

/** The host has decided about this draw; the next one is new. */
export const forgetAnswered = (draw: Draw): void => keys.forgetKey(nameOf(draw))
