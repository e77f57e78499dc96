import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'

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
 * Reads `VITE_PROVIDERS`: names with blanks between them, in the order in which they are shown. `GOOGLE LINE` are the
 * real ones; `GOOGLE=/hosts/user/_sandbox/provider/google` is played by another address, such as the sandbox's. An
 * unknown name is left out.
 */
export function providerPlaces(setting: string): ProviderPlace[] {
  return setting.split(/\s+/).flatMap((entry) => {
    const [name = '', address] = entry.split('=', 2)
    const provider = socialProviders.find((known) => known === name)
    return provider ? [{ provider, addresses: address ? [address] : consentPages[provider] }] : []
  })
}
