import type { CallOptions } from '@tsudoi/contracts/client'
import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import { fetchModule } from '../shell/lazyModules.ts'

/**
 * Reads from a host like `call`, but never answers from the caches of this device: without the host it throws an
 * `ApiError`, also for pages that can be read offline. For data that must be current and complete.
 */
export async function callLive<E extends Endpoint>(
  endpoint: E & { paid: false },
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<ResponseOf<E>> {
  const { sendWithoutCache } = await fetchModule(() => import('./send.ts'))
  return sendWithoutCache(endpoint, request, options)
}
