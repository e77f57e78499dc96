import { ResetDoneScreen } from '@tsudoi/design-system/screens/login/ResetDoneScreen'
import type { ReactNode } from 'react'
import { Page } from '../../shell/Page.tsx'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { pendingReset } from './pendingReset.ts'
import { ResetCode } from './ResetCode.tsx'
import { ResetMail } from './ResetMail.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { useResetSteps } from './useResetSteps.ts'

type Step = 'mail' | 'code' | 'password' | 'done'

/**
 * Resets a forgotten password: enter the address, the mailed code and the new password, then the result. The URL’s
 * `page=input` shows the code and password steps while a reset is pending (R003, S031).
 */
export function Component() {
  const { isInput, isDone, hrefs } = useResetSteps()
  const pending = isInput ? pendingReset.read() : undefined
  const step: Step = isDone ? 'done' : (pending?.step ?? 'mail')
  useStepFocus(step)
  const screens: Record<Step, () => ReactNode> = {
    mail: () => <ResetMail />,
    code: () => pending && <ResetCode email={pending.email} />,
    password: () => pending?.step === 'password' && <ResetPassword email={pending.email} code={pending.code} />,
    done: () => <ResetDoneScreen hrefs={hrefs} />,
  }
  return <Page>{screens[step]()}</Page>
}
