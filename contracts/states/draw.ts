import type { State } from './state.ts'

export const drawStates = {} as const satisfies Readonly<Record<string, State>>
