import type { State } from './state.ts'

export const videoStates = {} as const satisfies Readonly<Record<string, State>>
