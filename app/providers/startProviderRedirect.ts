import { startProvider, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { call } from '../api/call.ts'
import { env } from '../env.ts'
import { paths } from '../paths.ts'
import { safeCallback } from '../session/callback.ts'
import { requireCookies } from '../session/requireCookies.ts'
import { pendingProviderRedirect, type ProviderIntent } from './providerRedirect.ts'
import { consentAddress } from './providers.ts'

/** Which provider to redirect to, why, and where to return afterwards. */
export interface ProviderRedirectRequest {
  provider: SocialProvider
  intent: ProviderIntent
  callback?: string | undefined
}

/** Thrown if the server named an address that is not this provider's. The app does not redirect to it (X1). */
export class UnexpectedConsentAddress extends Error {
  override name = 'ConsentElsewhere'
}

/**
 * Starts a redirect to a provider. Resolves with the address of its page. The server creates `state` and binds it to
 * the session; this tab stores it with the purpose of the redirect.
 */
export async function startProviderRedirect({ provider, intent, callback }: ProviderRedirectRequest): Promise<string> {
  requireCookies()
  const returnUrl = location.origin + paths.providerReturn
  const { authorizeUrl, state } = await call(startProvider, { body: { provider, returnUrl } })
  const address = consentAddress(provider, authorizeUrl, { origin: location.origin })
  if (!address) throw new UnexpectedConsentAddress(provider)
  const mayFollow = safeCallback(callback, location.origin, env.callbackOrigins) !== undefined
  pendingProviderRedirect.begin({ provider, intent, state, callback: mayFollow ? callback : undefined })
  return address
}
