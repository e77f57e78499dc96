import { useForm } from 'react-hook-form'
import { Button } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { passwordProblem } from '../account.rules.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { newPasswordSupport } from '../passwordSupport.ts'
import { RESET_STEPS } from '../resetSteps.ts'
import { summaryOf } from '../summaryOf.ts'
import { useServerErrors, type ServerErrors } from '../useServerErrors.ts'
import type { ResetPasswordValues } from './login.views.ts'

export interface ResetPasswordScreenProps {
  /** Whose password it is; a password manager saves it with the new one. */
  email: string
  /** Default: empty. */
  defaultValues?: ResetPasswordValues
  onSubmit: (values: ResetPasswordValues) => void
  /** Each change; the password itself is not kept anywhere. */
  onTyped?: () => void
  /** It was typed before a reload, and has to be typed again. */
  passwordIsLost?: boolean
  /** Gives it up: the old password stays. */
  onCancel: () => void
  submitting?: boolean
  errors?: ServerErrors<ResetPasswordValues>
}

const fields = [{ fieldId: 'reset-password', name: 'password', label: '新しいパスワード' }] as const

/** The new password, once the code was right (W037, page=input): ten minutes remain (X6). */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { email, defaultValues = { password: '' }, onSubmit, onTyped, passwordIsLost = false, onCancel } = props
  const { submitting = false, errors: refused } = props
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<ResetPasswordValues>({
    defaultValues,
    errors: useServerErrors<ResetPasswordValues>(refused),
    shouldFocusError: false,
  })
  const send = handleSubmit(({ password }) => onSubmit({ password }))
  return (
    <FormPage
      step={{ at: 3, of: RESET_STEPS }}
      title="新しいパスワードを、決めてください"
      lead={
        <p>
          コードを確かめました。10分以内に設定してください。設定すると、ほかの端末でもいったんログアウトになります。
        </p>
      }
    >
      <form onSubmit={(event) => void send(event)} onChange={onTyped} noValidate aria-label="新しいパスワード">
        <div className="grid gap-8">
          <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
          <FormMessage text={refused?.form} />
          <ReadonlyField label="メールアドレス" type="email" autoComplete="username" value={email} />
          <PasswordField
            id="reset-password"
            label="新しいパスワード"
            requirement="必須"
            support={newPasswordSupport(passwordIsLost)}
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password', { validate: (typed) => passwordProblem(typed) ?? true })}
          />
        </div>
        <FormFoot submit="このパスワードに変更する" submitting={submitting} submittingLabel="変更しています">
          <Button variant="quiet" onClick={onCancel}>
            やめてログインにもどる
          </Button>
        </FormFoot>
      </form>
    </FormPage>
  )
}
