import { randomUUID } from 'node:crypto'

/** `acc-3f2a…`: an id that tells its kind and cannot be guessed. */
export const newId = (kind: string) => `${kind}-${randomUUID()}`
