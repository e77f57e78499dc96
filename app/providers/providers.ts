import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { env } from '../env.ts'
import { parseLoginProviders, type LoginProvider } from './loginProviders.ts'
import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

const places = parseLoginProviders(env.providers)

/** The login providers of this deployment in display order. None if the deployment has no credentials (Q46). */
export const configuredProviders: readonly SocialProvider[] = places.map(({ provider }) => provider)

/** Whether an address has the origin of `prefix` and is below its path. Compares parsed URLs, never strings. */
function isBelow(address: URL, prefix: string, origin: string): boolean {
  const allowed = parseUrl(prefix, origin)
  if (!allowed || address.origin !== allowed.origin) return false
  return address.pathname === allowed.pathname || address.pathname.startsWith(allowed.pathname.replace(/\/?$/, '/'))
}

/**
 * The address of a provider's consent page, from the server's answer (a full address, or a path of the server).
 * Undefined if the app may not redirect to that address.
 */
export function consentAddress(
  provider: SocialProvider,
  serverAddress: string,
  {
    origin,
    host = env.hosts.user,
    configured = places,
  }: { origin: string; host?: string; configured?: LoginProvider[] },
): string | undefined {
  const url = parseUrl(/^\/(?![/\\])/.test(serverAddress) ? host + serverAddress : serverAddress, origin)
  const place = configured.find((each) => each.provider === provider)
  if (!url || !place || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return place.addresses.some((prefix) => isBelow(url, prefix, origin)) ? url.href : undefined
}
