import type { State } from './state.ts'

export const postStates = {} as const satisfies Readonly<Record<string, State>>
