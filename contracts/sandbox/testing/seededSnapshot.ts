import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'

/** The data of an unused, seeded sandbox, which `snapshot.ts` has prepared for this test run. */
export const seededSnapshot = (): Promise<Blob> => openAsBlob(inject('seededSnapshot'))
