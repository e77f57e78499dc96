import type { State } from './state.ts'

export const ticketStates = {} as const satisfies Readonly<Record<string, State>>
