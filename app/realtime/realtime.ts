import { env } from '../env.ts'
import { createEmbeddedRealtime } from './embeddedRealtime.ts'
import type { RealtimeService } from './realtimePort.ts'

let chosen: Promise<RealtimeService> | undefined

async function choose(): Promise<RealtimeService> {
  if (!env.firebase) return createEmbeddedRealtime()
  const { createFirebaseRealtime } = await import('./firebaseRealtime.ts')
  return createFirebaseRealtime(JSON.parse(env.firebase) as Parameters<typeof createFirebaseRealtime>[0])
}

/**
 * Loads the realtime service of this deployment: Firebase only if VITE_FIREBASE is set, otherwise the built-in adapter.
 * After a failed load the next call retries.
 */
export const loadRealtime = () =>
  (chosen ??= choose().catch((error: unknown) => {
    chosen = undefined
    throw error
  }))
