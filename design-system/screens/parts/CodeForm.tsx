import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { CodeField } from '../../components/CodeField.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { normaliseDigits } from '../../text/normaliseText.ts'
import { codeProblem } from '../account.rules.ts'
import type { CodeValues, Resend } from '../code.types.ts'
import { Form } from './Form.tsx'
import { FormFoot } from './FormFoot.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { ServerErrors } from './useForm.ts'

/** What every step with a mailed code takes. */
export interface CodeStepProps {
  /** Default: empty. */
  defaultValues?: CodeValues
  onSubmit: (values: CodeValues) => void
  /** Each change, so that a reload brings back what was typed. */
  onTyped?: (values: CodeValues) => void
  submitting?: boolean
  /** A wrong or old code belongs to `code`, the lock after five tries to `form` (Q39). */
  errors?: ServerErrors<CodeValues>
  resend: Resend
  onResend: () => void
}

export interface CodeFormProps extends CodeStepProps {
  /** Of the field. */
  id: string
  /** Where the code went, with the way to another address; missing where the page does not know it. */
  address?: { email: string; onChange: () => void }
  /** What sending does: コードを確かめる. */
  submit: string
  /** What a new code says when it was sent; see ResendCode. */
  sentText?: string
  /** Another way out. */
  children?: ReactNode
}

/** The code out of a mail: valid for ten minutes, five tries (Q60, Q39). Any width of digits is taken. */
export function CodeForm(props: CodeFormProps) {
  const { id, address, defaultValues = { code: '' }, onSubmit, onTyped, submitting, errors } = props
  const { resend, onResend, submit, sentText, children } = props
  return (
    <Form
      label="認証コード"
      fields={{ code: { id, label: '認証コード', problem: codeProblem } }}
      initial={defaultValues}
      onSubmit={({ code }) => onSubmit({ code: normaliseDigits(code) })}
      onTyped={onTyped}
      refused={errors}
      foot={
        <FormFoot submit={submit} submitting={submitting} submittingLabel="確かめています">
          {children}
        </FormFoot>
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

/** A real field, so that a password manager learns the address. */
function SentTo({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <ReadonlyField
      label="メールアドレス"
      type="email"
      autoComplete="username"
      value={email}
      action={
        <Button variant="quiet" size="small" onClick={onChange} aria-label="メールアドレスを変更" className="-mr-3">
          変更
        </Button>
      }
    />
  )
}
