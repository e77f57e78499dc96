import type { TestProject } from 'vitest/node'
import { seededDataFile } from './seededDataFile.ts'

declare module 'vitest' {
  interface ProvidedContext {
    seededSnapshot: string
  }
}

/** Each project loads this file anew, in one process. */
const shared = globalThis as { seededSnapshot?: Promise<string> }

/** The data with which every test file's own sandbox begins, once for the whole run. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('seededSnapshot', await (shared.seededSnapshot ??= seededDataFile()))
}
