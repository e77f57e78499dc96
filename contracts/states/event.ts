import type { State } from './state.ts'

export const eventStates = {} as const satisfies Readonly<Record<string, State>>
