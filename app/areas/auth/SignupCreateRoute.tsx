import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { pendingSignup } from './pendingSignup.ts'
import { providerSignupFromQuery, signupProviderParameter } from './storedProviderSignup.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { SignupCode } from './SignupCode.tsx'
import { SignupCreate } from './SignupCreate.tsx'

/** The form for a person whom a provider has confirmed. Loaded only for users who return from a provider. */
const SignupProvider = lazyComponent(() => import('./SignupProvider.tsx').then((file) => file.SignupProvider))

/**
 * Sign-up: enter the address and the password, then the mailed code. The URL’s `page=code` shows the code step while a
 * sign-up is pending (R007, S030).
 */
export function Component() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const pending = query.get('page') === 'code' ? pendingSignup.read() : undefined
  const known = providerSignupFromQuery(search)
  useStepFocus(pending ? 'code' : known ? 'provider' : 'create')
  if (pending) return <SignupCode {...pending} />
  if (known) return <SignupProvider {...known} />
  return query.has(signupProviderParameter) ? <RedirectToSignupMethods /> : <SignupCreate />
}

/**
 * Redirects to the choice of the sign-up method. Used if the URL names a provider that has confirmed no person in this
 * tab.
 */
function RedirectToSignupMethods() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.signupTop, { replace: true }), [navigate])
  return null
}
