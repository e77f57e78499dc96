import '@tsudoi/design-system/late.css'
import { useSearchParams } from 'react-router-dom'
import { pendingSteps } from '../../session/cookies.ts'
import { SignupCode } from './SignupCode.tsx'
import { SignupCreate } from './SignupCreate.tsx'

/** R007: address and password, then with page=code the code out of the mail, while a sign-up is pending (S030). */
export function SignupCreateRoute() {
  const [query] = useSearchParams()
  const email = query.get('page') === 'code' ? pendingSteps.read('email-cache') : undefined
  return email ? <SignupCode email={email} /> : <SignupCreate />
}
