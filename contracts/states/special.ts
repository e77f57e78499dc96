import type { State } from './state.ts'

export const specialStates = {} as const satisfies Readonly<Record<string, State>>
