import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { paths } from '../../paths.ts'
import { formDraft } from '../../session/formDraft.ts'

/** Somebody whom a provider confirmed and who has no account yet. */
export interface Newcomer {
  provider: SocialProvider
  /** What the provider says, then what was typed. */
  email: string
}

const draft = formDraft<{ provider: SocialProvider | ''; email: string }>('newcomer', { provider: '', email: '' })

/**
 * Who signs up by a provider in this tab. The host keeps who it is for half an hour; here are only the provider's name
 * and the address.
 */
export const newcomer = {
  read(): Newcomer | undefined {
    const { provider, email } = draft.read() ?? {}
    return provider ? { provider, email: email ?? '' } : undefined
  },
  /** An address that was typed before outlives another visit to the same provider. */
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

/** The sign-up's steps carry by whom it is, so that the way by e-mail stays open beside it. */
export const signupQuery = 'provider'

/** Who signs up at an address of these steps; undefined by e-mail, or when the visit to the provider is forgotten. */
export function newcomerBy(search: string): Newcomer | undefined {
  const known = newcomer.read()
  return known && new URLSearchParams(search).get(signupQuery) === known.provider ? known : undefined
}

/** Back to the address of a sign-up by a provider; where the person is no longer known, to the ways in. */
export function signupAddress(): string {
  const known = newcomer.read()
  return known ? `${paths.signupCreate}?${signupQuery}=${known.provider}` : paths.signupTop
}
