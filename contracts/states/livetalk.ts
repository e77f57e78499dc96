import type { State } from './state.ts'

export const livetalkStates = {} as const satisfies Readonly<Record<string, State>>
