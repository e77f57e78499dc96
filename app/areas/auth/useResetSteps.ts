import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'

/** Navigation between the steps of a password reset, and out of it. The login's callback is passed on (S026). */
export function useResetSteps() {
  const navigate = useNavigate()
  const steps = useFormSteps(paths.loginReset)
  const login = paths.loginMail + steps.kept
  return {
    ...steps,
    hrefs: { login, signUp: paths.signupTop + steps.kept },
    toLogin: () => void navigate(login, { replace: true }),
  }
}
