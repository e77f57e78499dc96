import { env } from '../env.ts'
import { createEmbeddedRealtime } from './embeddedRealtime.ts'
import type { Realtime } from './ports.ts'

let chosen: Promise<Realtime> | undefined

async function choose(): Promise<Realtime> {
  if (!env.firebase) return createEmbeddedRealtime()
  const { createFirebaseRealtime } = await import('./firebaseRealtime.ts')
  return createFirebaseRealtime(JSON.parse(env.firebase) as Parameters<typeof createFirebaseRealtime>[0])
}

/**
 * The realtime service of this deployment (VITE_FIREBASE); nothing of Firebase is loaded without it.
 * After a failed load the next call tries again.
 */
export const realtime = () =>
  (chosen ??= choose().catch((error: unknown) => {
    chosen = undefined
    throw error
  }))
