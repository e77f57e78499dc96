import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { env } from '../env.ts'

/** A provider one can log in by here, with the addresses at which it asks for consent. */
export interface ProviderPlace {
  provider: SocialProvider
  /** Prefixes: nobody is sent to any other address (X1). */
  addresses: readonly string[]
}

/** Where each provider asks for consent. A redirect leads there or nowhere, whatever an answer says (X1, X16). */
const consentPages: Readonly<Record<SocialProvider, readonly string[]>> = {
  APPLE: ['https://appleid.apple.com/'],
  FACEBOOK: ['https://www.facebook.com/'],
  TWITTER: ['https://x.com/', 'https://twitter.com/'],
  GOOGLE: ['https://accounts.google.com/'],
  LINE: ['https://access.line.me/'],
}

/**
 * Reads `VITE_PROVIDERS`: names with blanks between them, in the order in which they are shown. `GOOGLE LINE` are the real ones;
 * `GOOGLE=/hosts/user/_sandbox/provider/google` is played by another address, such as the sandbox's. An unknown name is left out.
 */
export function providerPlaces(setting: string): ProviderPlace[] {
  return setting.split(/\s+/).flatMap((entry) => {
    const [name = '', address] = entry.split('=', 2)
    const provider = socialProviders.find((known) => known === name)
    return provider ? [{ provider, addresses: address ? [address] : consentPages[provider] }] : []
  })
}

const places = providerPlaces(env.providers)

/** The providers of this deployment, in the order in which they are shown; none without credentials (Q46). */
export const configuredProviders: readonly SocialProvider[] = places.map(({ provider }) => provider)

/** Whether an address is at a prefix: same origin, and below its path. Parsing decides, never a comparison of strings. */
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
