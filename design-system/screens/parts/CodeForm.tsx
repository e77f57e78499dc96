import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { CodeField } from '../../components/CodeField.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { normaliseDigits } from '../../text/normaliseText.ts'
import { codeProblem } from '../account.rules.ts'
import type { CodeValues, Resend } from '../code.types.ts'
import { summaryOf } from '../summaryOf.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import { FormFoot } from './FormFoot.tsx'
import { FormMessage } from './FormMessage.tsx'
import { LateForm } from './LateForm.tsx'
import { ResendCode } from './ResendCode.tsx'

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
  const { id, address, defaultValues = { code: '' }, onSubmit, onTyped, submitting = false, errors: refused } = props
  const { resend, onResend, submit, sentText, children } = props
  const fields = [{ fieldId: id, name: 'code', label: '認証コード' }] as const
  return (
    <LateForm
      label="認証コード"
      initial={defaultValues}
      onSubmit={({ code }) => onSubmit({ code: normaliseDigits(code) })}
      onTyped={onTyped}
      refused={refused}
    >
      {({ register, errors, submitCount, isWaiting }) => (
        <>
          <div className="grid gap-8">
            <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
            <FormMessage text={refused?.form} />
            {address && <SentTo {...address} />}
            <div>
              <CodeField
                id={id}
                label="認証コード"
                requirement="必須"
                support="全角の数字でも入力できます。"
                error={errors.code?.message}
                {...register('code', codeProblem)}
              />
              <ResendCode resend={resend} onResend={onResend} sentText={sentText} />
            </div>
          </div>
          <FormFoot submit={submit} submitting={submitting || isWaiting} submittingLabel="確かめています">
            {children}
          </FormFoot>
        </>
      )}
    </LateForm>
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
