import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { EmailCode } from './EmailCode.tsx'
import { EmailDone } from './EmailDone.tsx'
import { EmailForm } from './EmailForm.tsx'
import { emailDraft } from './emailDraft.ts'

type Step = 'email' | 'code' | 'done'

/** Sets the e-mail address in three steps: the address, the code mailed to it (`page=input`), and the result (R017). */
export function Component() {
  const { isInput, isDone } = useFormSteps(paths.accountEmail)
  const draft = isInput ? emailDraft.read() : undefined
  const step: Step = isDone ? 'done' : draft?.sentTo ? 'code' : 'email'
  useStepFocus(step)
  const screens: Record<Step, () => ReactNode> = {
    email: () => <EmailForm />,
    code: () => draft && <EmailCode email={draft.sentTo} kind={draft.kind} />,
    done: () => <EmailDone />,
  }
  return <Page>{screens[step]()}</Page>
}
