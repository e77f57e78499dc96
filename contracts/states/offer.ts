import type { State } from './state.ts'

export const offerStates = {} as const satisfies Readonly<Record<string, State>>
