import { fetchModule } from '../shell/lazyModules.ts'
import type { call } from './call.ts'

/**
 * Makes a call like `call`, but never returns an answer that is cached on this device: if no server can be reached, it
 * throws an `ApiError`, even for a page that can be read offline. For data that must be current and complete.
 */
export const callLive: typeof call = async (endpoint, request, options) => {
  const { sendWithoutCache } = await fetchModule(() => import('./send.ts'))
  return sendWithoutCache(endpoint, request, options)
}
