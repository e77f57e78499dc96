import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { pendingSignup } from './pendingSignup.ts'
import { newcomerBy, signupQuery } from './newcomer.ts'
import { useStepFocus } from '../../shell/useStepFocus.ts'
import { SignupCode } from './SignupCode.tsx'
import { SignupCreate } from './SignupCreate.tsx'

/** Whoever comes back from a provider; the others have no use for it. */
const SignupProvider = lazyComponent(() => import('./SignupProvider.tsx').then((file) => file.SignupProvider))

/**
 * R007: how the new member will log in, then with page=code the code out of the mail, while a sign-up is pending
 * (S030).
 */
export function Component() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const pending = query.get('page') === 'code' ? pendingSignup.read() : undefined
  const known = newcomerBy(search)
  useStepFocus(pending ? 'code' : known ? 'provider' : 'create')
  if (pending) return <SignupCode {...pending} />
  if (known) return <SignupProvider {...known} />
  return query.has(signupQuery) ? <Begin /> : <SignupCreate />
}

/** By a provider, but this tab does not know the person: the ways in once more. */
function Begin() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.signupTop, { replace: true }), [navigate])
  return null
}
