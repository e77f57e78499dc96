import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'

/** What `snapshot.ts` made for this run: the data of a sandbox that was never used. */
export const seededSnapshot = (): Promise<Blob> => openAsBlob(inject('seededSnapshot'))
