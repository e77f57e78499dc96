import type { State } from './state.ts'

export const voteStates = {} as const satisfies Readonly<Record<string, State>>
