import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import { ApiError, hasMessageCode } from '../api/apiError.ts'
import { callAnyEndpoint } from '../api/call.ts'
import { askForProof } from './reauthentication.ts'

/**
 * Sends a call for which the server may require a recent proof of identity. If it does, the dialog requests the proof
 * from the member, and the call is sent again. Closing the dialog cancels the call (X21).
 *
 * @param returnTo The URL to which a provider sends the member back. Default: this page
 */
export async function callWithProof<E extends Endpoint & { paid: false }>(
  endpoint: E,
  request: RequestOf<E>,
  returnTo?: string,
): Promise<ResponseOf<E>> {
  try {
    return await callAnyEndpoint(endpoint, request)
  } catch (error) {
    if (!hasMessageCode(error, 'ReauthenticationRequired')) throw error
    if (!(await askForProof(returnTo))) throw new ApiError({ endpoint, kind: 'cancelled', cause: error })
    return callAnyEndpoint(endpoint, request)
  }
}
