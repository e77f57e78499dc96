import type { State } from './state.ts'

export const reportStates = {} as const satisfies Readonly<Record<string, State>>
