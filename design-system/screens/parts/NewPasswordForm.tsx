import type { ReactNode } from 'react'
import { PasswordField } from '../../components/PasswordField.tsx'
import { passwordProblem } from '../account.rules.ts'
import { newPasswordSupport } from '../passwordSupport.ts'
import { Form } from './Form.tsx'
import { FormFooter } from './FormFooter.tsx'
import type { ServerErrors } from './useForm.ts'

/** The value of the form for a new password. */
export interface NewPasswordValues {
  password: string
}

/** The props shared by all steps with a new password. */
export interface NewPasswordStepProps {
  /** The initial values of the fields. Default: empty. */
  defaultValues?: NewPasswordValues | undefined
  onSubmit: (values: NewPasswordValues) => void
  /** Called on each change, without the password, which must not be saved. */
  onValuesChange?: (() => void) | undefined
  /** Whether a password was typed before a reload and has to be typed again. */
  isPasswordLost?: boolean | undefined
  isPending?: boolean | undefined
  /** The server's errors. A violated password rule is reported under `password`. */
  errors?: ServerErrors<NewPasswordValues> | undefined
}

export interface NewPasswordFormProps extends NewPasswordStepProps {
  /** The id of the input. */
  id: string
  /** The content above the input: the account whose password is set. */
  head?: ReactNode | undefined
  /** The label of the submit button: このパスワードに変更する. */
  submit: string
  submittingLabel: string
  /** A secondary action below the submit button. */
  children?: ReactNode | undefined
}

/** The form for a new password, after the code was accepted. It must be sent within ten minutes (X6). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { id, head, defaultValues = { password: '' }, onSubmit, onValuesChange, isPasswordLost = false } = props
  const { isPending, errors, submit, submittingLabel, children } = props
  return (
    <Form
      label="新しいパスワード"
      fields={{ password: { id, label: '新しいパスワード', problem: passwordProblem } }}
      initial={defaultValues}
      onSubmit={onSubmit}
      onValuesChange={onValuesChange}
      refused={errors}
      foot={
        <FormFooter submit={submit} isPending={isPending} submittingLabel={submittingLabel}>
          {children}
        </FormFooter>
      }
    >
      {({ field }) => (
        <>
          {head}
          <PasswordField
            {...field('password')}
            requirement="必須"
            support={newPasswordSupport(isPasswordLost)}
            autoComplete="new-password"
          />
        </>
      )}
    </Form>
  )
}
