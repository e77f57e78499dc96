import type { State } from './state.ts'

export const coinStates = {} as const satisfies Readonly<Record<string, State>>
