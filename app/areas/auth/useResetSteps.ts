import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormSteps } from '../../shell/useFormSteps.ts'

/** Ways between the steps of a reset, and out of them; the callback of the log-in goes along (S026). */
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
