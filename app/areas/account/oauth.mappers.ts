import type { LoginService, LoginServices } from '@tsudoi/design-system/screens/account/oauth.types'
import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { RegistrationState } from '../../session/sessionStore.ts'

function emailOf({ providers, hasPassword }: RegistrationState): LoginServices['email'] {
  if (!providers.includes('EMAIL')) return 'none'
  return hasPassword === false ? 'noPassword' : 'ready'
}

/**
 * The login services for the account page: the linked ones, even if no longer offered, and those that can be linked.
 * Marks the last login method, because it cannot be unlinked. If the server does not report whether a password exists,
 * nothing is marked, and the server refuses to unlink the last method (LastProvider, Q46).
 */
export function loginServicesView(registration: RegistrationState, offered: readonly SocialProvider[]): LoginServices {
  const linked = socialProviders.filter((provider) => registration.providers.includes(provider))
  const email = emailOf(registration)
  const isOnly = linked.length === 1 && email !== 'ready'
  const linkOf = (provider: SocialProvider): LoginService['link'] =>
    linked.includes(provider) ? (isOnly ? 'only' : 'linked') : 'none'
  const shown = [...new Set([...offered, ...linked])]
  return { email, services: shown.map((provider) => ({ provider, link: linkOf(provider) })) }
}
