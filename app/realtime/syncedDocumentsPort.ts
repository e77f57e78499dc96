import { createPort } from '../composition/port.ts'
import type { Synced } from './syncDocument.ts'

/** Loads the areas' documents that a member's devices synchronise (Q261). */
export const syncedDocumentsPort = createPort<() => Promise<readonly Synced[]>>('syncedDocumentsPort')
