import type { State } from './state.ts'

export const lotteryStates = {} as const satisfies Readonly<Record<string, State>>
