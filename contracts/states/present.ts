import type { State } from './state.ts'

export const presentStates = {} as const satisfies Readonly<Record<string, State>>
