import type { TestProject } from 'vitest/node'
import { seededDataFile } from './seededDataFile.ts'

/** Stores the path globally, because each vitest project loads this file again in the same process. */
const shared = globalThis as { seededSnapshot?: Promise<string> }

/** Prepares the initial data of every test file's sandbox, once per test run. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('seededSnapshot', await (shared.seededSnapshot ??= seededDataFile()))
}
