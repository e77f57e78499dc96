import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { paths } from '../../paths.ts'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** A person whom a provider has confirmed and who has no account yet. */
export interface Newcomer {
  provider: SocialProvider
  /** The provider's address, until the user types another one. */
  email: string
}

const draft = createFormDraft<{ provider: SocialProvider | ''; email: string }>('newcomer', { provider: '', email: '' })

/**
 * The newcomer who signs up by a provider in this tab. The server keeps the provider's confirmation for half an hour;
 * the tab stores only the provider's name and the address.
 */
export const newcomer = {
  read(): Newcomer | undefined {
    const { provider, email } = draft.read() ?? {}
    return provider ? { provider, email: email ?? '' } : undefined
  },
  /** An address typed earlier is kept after another visit to the same provider. */
  arrived(provider: SocialProvider, email = ''): void {
    const before = newcomer.read()
    draft.store({ provider, email: (before?.provider === provider && before.email) || email })
  },
  typed(email: string): void {
    const { provider } = newcomer.read() ?? {}
    if (provider) draft.store({ provider, email })
  },
  forget: () => draft.clear(),
}

/** Query parameter of the sign-up's pages that names the provider. Without it the pages sign up by e-mail. */
export const signupQuery = 'provider'

/** The newcomer for a sign-up page's query; undefined for a sign-up by e-mail, or if this tab has no newcomer. */
export function newcomerFromQuery(search: string): Newcomer | undefined {
  const known = newcomer.read()
  return known && new URLSearchParams(search).get(signupQuery) === known.provider ? known : undefined
}

/** URL of the address step of a sign-up by provider, or of the sign-up methods if this tab has no newcomer. */
export function signupAddressUrl(): string {
  const known = newcomer.read()
  return known ? `${paths.signupCreate}?${signupQuery}=${known.provider}` : paths.signupTop
}
