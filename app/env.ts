import { environmentOf } from './environmentOf.ts'

/** The configuration of this deployment, set at build time. */
export const env = environmentOf(import.meta.env)
