import { enableProvider, signinProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { ProviderVisit } from '../../providers/providerVisit.ts'
import { callProvenLater } from '../../reauthentication/callProvenLater.ts'
import { safeCallback } from '../../session/callback.ts'
import { fetchModule } from '../../shell/lazyModules.ts'
import { newcomer, signupProviderParameter } from './newcomer.ts'

/** Result of a visit to a provider: the page to open next, or that the person has no account yet. */
export type ProviderVisitResult = { to: string; linked?: ProviderVisit['provider'] } | { isNew: true }

/** The visit's callback if it is allowed (X1), otherwise /home. */
export const allowedCallbackOrHome = ({ callback }: Pick<ProviderVisit, 'callback'>) =>
  safeCallback(callback, location.origin, env.callbackOrigins) ?? paths.home

/** URL of the first step of a sign-up by provider (Q24). */
export function providerSignupUrl({ provider, callback }: Pick<ProviderVisit, 'provider' | 'callback'>): string {
  const query = new URLSearchParams({ [signupProviderParameter]: provider, ...(callback && { callback }) })
  return `${paths.signupTerms}?${query.toString()}`
}

/**
 * Sends the provider's code to the server, which logs the user in, links the provider, or reports a person without an
 * account (C181).
 */
export async function finishProviderVisit(visit: ProviderVisit, code: string): Promise<ProviderVisitResult> {
  const body = { code, state: visit.state }
  if (visit.intent === 'link') {
    await callProvenLater(enableProvider, { body }, location.origin + paths.oauth)
    return { to: paths.oauth, linked: visit.provider }
  }
  if (visit.intent === 'reauthenticate') {
    const { proveByProvider } = await fetchModule(() => import('../../reauthentication/proveByProvider.ts'))
    await proveByProvider(body)
    return { to: allowedCallbackOrHome(visit) }
  }
  // Loads the module before the call: if the module failed to load afterwards, the tokens would be lost.
  const { beginSession } = await fetchModule(() => import('../../session/beginSession.ts'))
  const { outcome, tokens, email } = await call(signinProvider, { body })
  if (tokens && outcome === 'SIGNED_IN') {
    await beginSession(tokens)
    return { to: allowedCallbackOrHome(visit) }
  }
  if (outcome !== 'SIGNUP_NEEDED') throw new ApiError({ endpoint: signinProvider, kind: 'unreadable' })
  newcomer.storeConfirmed(visit.provider, email)
  return visit.intent === 'signup' ? { to: providerSignupUrl(visit) } : { isNew: true }
}
