import { randomUUID } from 'node:crypto'

/** An unguessable id with the kind as its prefix: `acc-3f2a…`. */
export const newId = (kind: string) => `${kind}-${randomUUID()}`
