import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { env } from '../env.ts'
import { providerPlaces, type ProviderPlace } from './providerPlaces.ts'

const places = providerPlaces(env.providers)

/** The providers of this deployment, in the order in which they are shown; none without credentials (Q46). */
export const configuredProviders: readonly SocialProvider[] = places.map(({ provider }) => provider)

/**
 * Whether an address is at a prefix: same origin, and below its path. Parsing decides, never a comparison of strings.
 */
function isBelow(address: URL, prefix: string, origin: string): boolean {
  const allowed = URL.parse(prefix, origin)
  if (!allowed || address.origin !== allowed.origin) return false
  return address.pathname === allowed.pathname || address.pathname.startsWith(allowed.pathname.replace(/\/?$/, '/'))
}

/**
 * The address to go to for a provider's consent, or undefined when what the host said may not be followed. The host
 * says it in full, or as a path of its own.
 */
export function consentAddress(
  provider: SocialProvider,
  given: string,
  { origin, host = env.hosts.user, known = places }: { origin: string; host?: string; known?: ProviderPlace[] },
): string | undefined {
  const url = URL.parse(/^\/(?![/\\])/.test(given) ? host + given : given, origin)
  const place = known.find((each) => each.provider === provider)
  if (!url || !place || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return place.addresses.some((prefix) => isBelow(url, prefix, origin)) ? url.href : undefined
}
