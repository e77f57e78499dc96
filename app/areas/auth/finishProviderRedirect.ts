import { enableProvider, signinProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { ProviderRedirect } from '../../providers/providerRedirect.ts'
import { lazyCallWithProof } from '../../reauthentication/lazyCallWithProof.ts'
import { safeCallback } from '../../session/callback.ts'
import { fetchModule } from '../../shell/lazyModules.ts'
import { storedProviderSignup, signupProviderParameter } from './storedProviderSignup.ts'

/** Result of a redirect to a provider: the page to open next, or that the person has no account yet. */
export type ProviderRedirectResult = { to: string; linked?: ProviderRedirect['provider'] } | { isNew: true }

/** The redirect's callback if it is allowed (X1), otherwise /home. */
export const allowedCallbackOrHome = ({ callback }: Pick<ProviderRedirect, 'callback'>) =>
  safeCallback(callback, location.origin, env.callbackOrigins) ?? paths.home

/** URL of the first step of a sign-up by provider (Q24). */
export function providerSignupUrl({ provider, callback }: Pick<ProviderRedirect, 'provider' | 'callback'>): string {
  const query = new URLSearchParams({ [signupProviderParameter]: provider, ...(callback && { callback }) })
  return `${paths.signupTerms}?${query.toString()}`
}

/**
 * Sends the provider's code to the server, which logs the user in, links the provider, or reports a person without an
 * account (C181).
 */
export async function finishProviderRedirect(
  redirect: ProviderRedirect,
  code: string,
): Promise<ProviderRedirectResult> {
  const body = { code, state: redirect.state }
  if (redirect.intent === 'link') {
    await lazyCallWithProof(enableProvider, { body }, location.origin + paths.oauth)
    return { to: paths.oauth, linked: redirect.provider }
  }
  if (redirect.intent === 'reauthenticate') {
    const { proveByProvider } = await fetchModule(() => import('../../reauthentication/proveByProvider.ts'))
    await proveByProvider(body)
    return { to: allowedCallbackOrHome(redirect) }
  }
  // Loads the module before the call: if the module failed to load afterwards, the tokens would be lost.
  const { beginSession } = await fetchModule(() => import('../../session/beginSession.ts'))
  const { outcome, tokens, email } = await call(signinProvider, { body })
  if (tokens && outcome === 'SIGNED_IN') {
    await beginSession(tokens)
    return { to: allowedCallbackOrHome(redirect) }
  }
  if (outcome !== 'SIGNUP_NEEDED') throw new ApiError({ endpoint: signinProvider, kind: 'unreadable' })
  storedProviderSignup.storeConfirmed(redirect.provider, email)
  return redirect.intent === 'signup' ? { to: providerSignupUrl(redirect) } : { isNew: true }
}
