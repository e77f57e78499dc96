import type { State } from './state.ts'

export const blockStates = {} as const satisfies Readonly<Record<string, State>>
