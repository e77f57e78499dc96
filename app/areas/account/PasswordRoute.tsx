import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { NewPassword } from './NewPassword.tsx'
import { PasswordCode } from './PasswordCode.tsx'
import { PasswordDone } from './PasswordDone.tsx'
import { passwordDraft } from './passwordDraft.ts'
import { PasswordStart } from './PasswordStart.tsx'

type Step = 'start' | 'code' | 'password' | 'done'

/** Sets the password: an explanation, the mailed code and the new password (`page=input`), then the result (R018). */
export function Component() {
  const { isInput, isDone } = useFormSteps(paths.accountPassword)
  const draft = isInput ? passwordDraft.read() : undefined
  const step: Step = isDone ? 'done' : draft?.step || 'start'
  useStepFocus(step)
  const screens: Record<Step, () => ReactNode> = {
    start: () => <PasswordStart />,
    code: () => <PasswordCode />,
    password: () => draft && <NewPassword kind={draft.kind} />,
    done: () => <PasswordDone />,
  }
  return <Page>{screens[step]()}</Page>
}
