import '@tsudoi/design-system/late.css'
import { useMutation } from '@tanstack/react-query'
import { MailLoginScreen } from '@tsudoi/design-system/screens/login/MailLoginScreen'
import type { MailLoginValues } from '@tsudoi/design-system/screens/login/login.views'
import { useLocation, useNavigate } from 'react-router-dom'
import { env } from '../../env.ts'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { safeCallback } from '../../session/callback.ts'
import { Page } from '../../shell/Page.tsx'
import { signinMutation } from './auth.mutations.ts'

const places = { InvalidEmailOrPassword: 'form', LOCK_FIVE_TIME_FAILED: 'form', TooManyRequests: 'form' } as const

/** R002: afterwards to the callback, when it may be followed (X1), else /home. */
export function LoginMailRoute() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signin = useMutation(signinMutation)
  const target = safeCallback(new URLSearchParams(search).get('callback'), location.origin, env.callbackOrigins)
  const leave = () => {
    if (target?.startsWith('http')) location.assign(target)
    else void navigate(target ?? paths.home, { replace: true })
  }
  const send = (values: MailLoginValues) => {
    if (!isSending(signinMutation.mutationKey)) signin.mutate(values, { onSuccess: leave })
  }
  return (
    <Page>
      <MailLoginScreen
        onSubmit={send}
        submitting={signin.isPending || signin.isSuccess}
        errors={formErrorsOf(signin.error, places)}
        hrefs={{ login: paths.login + search, reset: paths.loginReset + search, signUp: paths.signupTop + search }}
      />
    </Page>
  )
}
