import { environmentOf } from './environmentOf.ts'

/** What this deployment set at build time. */
export const env = environmentOf(import.meta.env)
