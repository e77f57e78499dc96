import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'

/** A login provider of this deployment (such as Google), with the addresses of its consent pages. */
export interface LoginProvider {
  provider: SocialProvider
  /** Allowed prefixes of the provider's addresses. The app redirects to no other address (X1). */
  addresses: readonly string[]
}

/**
 * The consent pages of each provider. The app redirects to no other page, even if the server's answer names one (X1,
 * X16).
 */
const consentPages: Readonly<Record<SocialProvider, readonly string[]>> = {
  APPLE: ['https://appleid.apple.com/'],
  FACEBOOK: ['https://www.facebook.com/'],
  TWITTER: ['https://x.com/', 'https://twitter.com/'],
  GOOGLE: ['https://accounts.google.com/'],
  LINE: ['https://access.line.me/'],
}

/**
 * Parses `VITE_PROVIDERS`: names separated by spaces, in display order. `GOOGLE LINE` are the real providers;
 * `GOOGLE=/hosts/user/_sandbox/provider/google` uses another address, such as the sandbox's fake. Unknown names are
 * ignored.
 */
export function parseLoginProviders(setting: string): LoginProvider[] {
  return setting.split(/\s+/).flatMap((entry) => {
    const [name = '', address] = entry.split('=', 2)
    const provider = socialProviders.find((known) => known === name)
    return provider ? [{ provider, addresses: address ? [address] : consentPages[provider] }] : []
  })
}
