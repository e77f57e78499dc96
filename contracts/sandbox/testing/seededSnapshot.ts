import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    seededSnapshot: string
  }
}

/** The data of an unused, seeded sandbox, which `snapshot.ts` has prepared for this test run. */
export const seededSnapshot = (): Promise<Blob> => openAsBlob(inject('seededSnapshot'))
