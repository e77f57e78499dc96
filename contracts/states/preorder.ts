import type { State } from './state.ts'

export const preorderStates = {} as const satisfies Readonly<Record<string, State>>
