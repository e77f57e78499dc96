import type { LoginService, LoginServices } from '@tsudoi/design-system/screens/account/oauth.types'
import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { Registration } from '../../session/sessionStore.ts'

function emailOf({ providers, hasPassword }: Registration): LoginServices['email'] {
  if (!providers.includes('EMAIL')) return 'none'
  return hasPassword === false ? 'noPassword' : 'ready'
}

/**
 * The ways in of an account: what is linked, whether it is still offered here or not, and what could be. The last way
 * in is marked, so that nobody tries in vain to take it away; where the host does not tell about a password, it decides
 * (LastProvider, Q46).
 */
export function loginServices(registration: Registration, offered: readonly SocialProvider[]): LoginServices {
  const linked = socialProviders.filter((provider) => registration.providers.includes(provider))
  const email = emailOf(registration)
  const isOnly = linked.length === 1 && email !== 'ready'
  const linkOf = (provider: SocialProvider): LoginService['link'] =>
    linked.includes(provider) ? (isOnly ? 'only' : 'linked') : 'none'
  const shown = [...new Set([...offered, ...linked])]
  return { email, services: shown.map((provider) => ({ provider, link: linkOf(provider) })) }
}
