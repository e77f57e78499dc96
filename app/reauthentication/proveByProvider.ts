import { reauthenticateByProvider } from '@tsudoi/contracts/auth/reauthentication.endpoints'
import { call } from '../api/call.ts'
import { adoptTokens } from './adoptTokens.ts'

/** Completes a redirect to a provider that the member made to prove their identity. */
export async function proveByProvider(body: { code: string; state: string }): Promise<void> {
  adoptTokens(await call(reauthenticateByProvider, { body }))
}
