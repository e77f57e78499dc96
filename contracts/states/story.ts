import type { State } from './state.ts'

export const storyStates = {} as const satisfies Readonly<Record<string, State>>
