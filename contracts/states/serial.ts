import type { State } from './state.ts'

export const serialStates = {} as const satisfies Readonly<Record<string, State>>
