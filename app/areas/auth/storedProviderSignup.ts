import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { paths } from '../../paths.ts'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** A person whom a provider has confirmed and who has no account yet. */
export interface ProviderSignup {
  provider: SocialProvider
  /** The provider's address, until the user types another one. */
  email: string
}

const draft = createFormDraft<{ provider: SocialProvider | ''; email: string }>('newcomer', { provider: '', email: '' })

/**
 * Stores the person of this tab who is signing up by a provider. The server keeps the provider’s confirmation for half
 * an hour; the tab stores only the provider’s name and the e-mail address.
 */
export const storedProviderSignup = {
  read(): ProviderSignup | undefined {
    const { provider, email } = draft.read() ?? {}
    return provider ? { provider, email: email ?? '' } : undefined
  },
  /**
   * Stores that the provider has confirmed the person. If the user has typed another address during an earlier redirect
   * to the same provider, that address remains.
   */
  storeConfirmed(provider: SocialProvider, email = ''): void {
    const before = storedProviderSignup.read()
    draft.store({ provider, email: (before?.provider === provider && before.email) || email })
  },
  /** Stores the address that the user types. */
  setEmail(email: string): void {
    const { provider } = storedProviderSignup.read() ?? {}
    if (provider) draft.store({ provider, email })
  },
  forget: () => draft.clear(),
}

/** Query parameter of the sign-up pages with the provider’s name. Without it the sign-up is by e-mail. */
export const signupProviderParameter = 'provider'

/**
 * Returns the person who is signing up by the provider in the query. Undefined for a sign-up by e-mail, or if that
 * provider has confirmed no person in this tab.
 */
export function providerSignupFromQuery(search: string): ProviderSignup | undefined {
  const known = storedProviderSignup.read()
  return known && new URLSearchParams(search).get(signupProviderParameter) === known.provider ? known : undefined
}

/**
 * Returns the URL of the form where a person confirmed by a provider enters the address. Without such a person in this
 * tab: the choice of the sign-up method.
 */
export function providerSignupFormUrl(): string {
  const known = storedProviderSignup.read()
  return known ? `${paths.signupCreate}?${signupProviderParameter}=${known.provider}` : paths.signupTop
}
