import type { State } from './state.ts'

export const addressStates = {} as const satisfies Readonly<Record<string, State>>
