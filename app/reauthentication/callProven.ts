import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import { ApiError, failedWith } from '../api/apiError.ts'
import { callAny } from '../api/call.ts'
import { askForProof } from './reauthentication.ts'

/**
 * Sends a call for which a host may want a fresh proof. If so, the dialog asks the member for it, and the call is sent
 * again; a member who closes the dialog has cancelled the call (X21).
 *
 * @param returnTo where a provider sends the member back to. Default: this page
 */
export async function callProven<E extends Endpoint & { paid: false }>(
  endpoint: E,
  request: RequestOf<E>,
  returnTo?: string,
): Promise<ResponseOf<E>> {
  try {
    return await callAny(endpoint, request)
  } catch (error) {
    if (!failedWith(error, 'ReauthenticationRequired')) throw error
    if (!(await askForProof(returnTo))) throw new ApiError({ endpoint, kind: 'cancelled', cause: error })
    return callAny(endpoint, request)
  }
}
