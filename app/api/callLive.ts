import { fetchModule } from '../shell/lazyModules.ts'
import type { call } from './call.ts'

/**
 * Reads from a host like `call`, but never answers from the caches of this device: without the host it throws an
 * `ApiError`, also for pages that can be read offline. For data that must be current and complete.
 */
export const callLive: typeof call = async (endpoint, request, options) => {
  const { sendWithoutCache } = await fetchModule(() => import('./send.ts'))
  return sendWithoutCache(endpoint, request, options)
}
