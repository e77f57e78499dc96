import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'

/**
 * Functions and links that change the step of a password reset, or leave the reset. They keep the `callback`, the URL
 * to open after the login (S026).
 */
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
