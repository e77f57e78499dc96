import type { ReactNode } from 'react'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { passwordProblem } from '../account.rules.ts'
import { newPasswordSupport } from '../passwordSupport.ts'
import { summaryOf } from '../summaryOf.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import { FormFoot } from './FormFoot.tsx'
import { FormMessage } from './FormMessage.tsx'
import { LateForm } from './LateForm.tsx'

export interface NewPasswordValues {
  password: string
}

/** What every step with a new password takes. */
export interface NewPasswordStepProps {
  /** Default: empty. */
  defaultValues?: NewPasswordValues
  onSubmit: (values: NewPasswordValues) => void
  /** Each change; the password itself is not kept anywhere. */
  onTyped?: () => void
  /** It was typed before a reload, and has to be typed again. */
  passwordIsLost?: boolean
  submitting?: boolean
  /** The rules of a password belong to `password`. */
  errors?: ServerErrors<NewPasswordValues>
}

export interface NewPasswordFormProps extends NewPasswordStepProps {
  /** Of the field. */
  id: string
  /** Above the field: whose password it is. */
  head?: ReactNode
  /** What sending does: このパスワードに変更する. */
  submit: string
  submittingLabel: string
  /** Another way out. */
  children?: ReactNode
}

/** A new password, after the code was right: ten minutes remain (X6). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { id, head, defaultValues = { password: '' }, onSubmit, onTyped, passwordIsLost = false } = props
  const { submitting = false, errors: refused, submit, submittingLabel, children } = props
  const fields = [{ fieldId: id, name: 'password', label: '新しいパスワード' }] as const
  return (
    <LateForm label="新しいパスワード" initial={defaultValues} onSubmit={onSubmit} onTyped={onTyped} refused={refused}>
      {({ register, errors, submitCount, isWaiting }) => (
        <>
          <div className="grid gap-8">
            <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
            <FormMessage text={refused?.form} />
            {head}
            <PasswordField
              id={id}
              label="新しいパスワード"
              requirement="必須"
              support={newPasswordSupport(passwordIsLost)}
              autoComplete="new-password"
              error={errors.password?.message}
              {...register('password', passwordProblem)}
            />
          </div>
          <FormFoot submit={submit} submitting={submitting || isWaiting} submittingLabel={submittingLabel}>
            {children}
          </FormFoot>
        </>
      )}
    </LateForm>
  )
}
