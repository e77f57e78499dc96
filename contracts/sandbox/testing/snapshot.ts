import type { TestProject } from 'vitest/node'
import { keptHouse } from './keptHouse.ts'

declare module 'vitest' {
  interface ProvidedContext {
    houseSnapshot: string
  }
}

/** Each project loads this file anew, in one process. */
const shared = globalThis as { houseSnapshot?: Promise<string> }

/** The data with which every test file's own house begins, once for the whole run. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('houseSnapshot', await (shared.houseSnapshot ??= keptHouse()))
}
