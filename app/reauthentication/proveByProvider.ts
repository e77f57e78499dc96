import { reauthenticateByProvider } from '@tsudoi/contracts/auth/reauthentication.endpoints'
import { call } from '../api/call.ts'
import { adoptTokens } from './adoptTokens.ts'

/** Ends a visit to a provider that was made to prove who the member is. */
export async function proveByProvider(body: { code: string; state: string }): Promise<void> {
  adoptTokens(await call(reauthenticateByProvider, { body }))
}
