import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { CodeField } from '../../components/CodeField.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { normaliseDigits } from '../../text/normaliseText.ts'
import { codeProblem } from '../account.rules.ts'
import type { CodeValues, ResendState } from '../code.types.ts'
import { Form } from './Form.tsx'
import { FormFooter } from './FormFooter.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { ServerErrors } from './useForm.ts'

/** The props shared by all steps with a mailed code. */
export interface CodeStepProps {
  /** The initial values of the fields. Default: empty. */
  defaultValues?: CodeValues | undefined
  onSubmit: (values: CodeValues) => void
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange?: ((values: CodeValues) => void) | undefined
  isPending?: boolean | undefined
  /**
   * The server's errors. A wrong or expired code is reported under `code`, the lock after five tries under `form`
   * (Q39).
   */
  errors?: ServerErrors<CodeValues> | undefined
  resend: ResendState
  onResend: () => void
}

export interface CodeFormProps extends CodeStepProps {
  /** The id of the input. */
  id: string
  /** The address to which the code was mailed, and the action to change it; absent where the page does not know it. */
  address?: { email: string; onChangeEmail: () => void } | undefined
  /** The label of the submit button: コードを確かめる. */
  submit: string
  /** The text after a new code was sent; see `ResendCode`. */
  sentText?: string | undefined
  /** A secondary action below the submit button. */
  children?: ReactNode | undefined
}

/** The form for a mailed code: valid for ten minutes and five tries (Q60, Q39). Accepts full-width digits. */
export function CodeForm(props: CodeFormProps) {
  const { id, address, defaultValues = { code: '' }, onSubmit, onValuesChange, isPending, errors } = props
  const { resend, onResend, submit, sentText, children } = props
  return (
    <Form
      label="認証コード"
      fields={{ code: { id, label: '認証コード', problem: codeProblem } }}
      initial={defaultValues}
      onSubmit={({ code }) => onSubmit({ code: normaliseDigits(code) })}
      onValuesChange={onValuesChange}
      refused={errors}
      foot={
        <FormFooter submit={submit} isPending={isPending} submittingLabel="確かめています">
          {children}
        </FormFooter>
      }
    >
      {({ field }) => (
        <>
          {address && <SentTo {...address} />}
          <div>
            <CodeField {...field('code')} requirement="必須" support="全角の数字でも入力できます。" />
            <ResendCode resend={resend} onResend={onResend} sentText={sentText} />
          </div>
        </>
      )}
    </Form>
  )
}

/** A real input, so that a password manager can read the address. */
function SentTo({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  return (
    <ReadonlyField
      label="メールアドレス"
      type="email"
      autoComplete="username"
      value={email}
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={onChangeEmail}
          aria-label="メールアドレスを変更"
          className="-mr-3"
        >
          変更
        </Button>
      }
    />
  )
}
