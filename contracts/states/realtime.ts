import type { State } from './state.ts'

export const realtimeStates = {} as const satisfies Readonly<Record<string, State>>
