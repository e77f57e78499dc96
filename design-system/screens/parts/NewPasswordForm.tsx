import type { ReactNode } from 'react'
import { PasswordField } from '../../components/PasswordField.tsx'
import { passwordProblem } from '../account.rules.ts'
import { newPasswordSupport } from '../passwordSupport.ts'
import { Form } from './Form.tsx'
import { FormFoot } from './FormFoot.tsx'
import type { ServerErrors } from './useForm.ts'

/** What is typed as the new password. */
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
  const { submitting, errors, submit, submittingLabel, children } = props
  return (
    <Form
      label="新しいパスワード"
      fields={{ password: { id, label: '新しいパスワード', problem: passwordProblem } }}
      initial={defaultValues}
      onSubmit={onSubmit}
      onTyped={onTyped}
      refused={errors}
      foot={
        <FormFoot submit={submit} submitting={submitting} submittingLabel={submittingLabel}>
          {children}
        </FormFoot>
      }
    >
      {({ field }) => (
        <>
          {head}
          <PasswordField
            {...field('password')}
            requirement="必須"
            support={newPasswordSupport(passwordIsLost)}
            autoComplete="new-password"
          />
        </>
      )}
    </Form>
  )
}
