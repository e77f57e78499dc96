import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import type { SocialProvider } from '../login/login.types.ts'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { ProviderButtons } from '../parts/ProviderButtons.tsx'
import type { FormFields, ServerErrors } from '../parts/useForm.ts'

interface CurrentPassword {
  password: string
}

export interface ReauthenticationDialogProps {
  open: boolean
  /** Called when the member closes the dialog without proof of identity: nothing is changed. */
  onClose: () => void
  /** The methods by which this member can prove their identity. */
  ways: { hasPassword: boolean; hasCode: boolean; providers: readonly SocialProvider[] }
  /** The step of the dialog. `choice`: it offers all methods. `code`: a code was mailed, and the dialog asks for it. */
  step: 'choice' | 'code'
  password: {
    onSubmit: (values: CurrentPassword) => void
    isPending?: boolean | undefined
    /**
     * The server's errors. A wrong password is reported under `password`, the lock after five tries under `form` (Q39).
     */
    errors?: ServerErrors<CurrentPassword> | undefined
  }
  code: CodeStepProps
  /** Requests a code by mail to the current address. */
  onMailCode: () => void
  isMailing?: boolean | undefined
  /** Why the code could not be mailed. */
  mailProblem?: string | undefined
  /** Called to return from the code to the other methods. */
  onPassword: () => void
  onProvider: (provider: SocialProvider) => void
  /** The provider whose page is about to open. */
  starting?: SocialProvider | undefined
}

/**
 * Asks the member to prove their identity before a change of the login or the deletion of the account: by password,
 * by a code to the current address, or by a linked provider (X21).
 */
export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { open, onClose, step } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={560}
      title="ご本人の確認"
      description={
        step === 'code'
          ? '登録しているメールアドレスに6桁の認証コードを送りました。10分間有効です。'
          : 'アカウントを守るため、ご本人であることを確かめます。確認は10分間有効です。'
      }
    >
      {step === 'code' ? <CodeStep {...props} /> : <ProofMethods {...props} />}
    </Dialog>
  )
}

function CodeStep({ code, onPassword }: ReauthenticationDialogProps) {
  return (
    <CodeForm {...code} id="proof-code" submit="コードを確かめる">
      <Button variant="quiet" onClick={onPassword}>
        ほかの方法で確かめる
      </Button>
    </CodeForm>
  )
}

const fields: FormFields<CurrentPassword> = {
  password: {
    id: 'proof-password',
    label: 'いまのパスワード',
    problem: (typed) => (typed ? undefined : 'パスワードを入力してください。'),
  },
}

function ProofMethods({ ways, password, onMailCode, isMailing, mailProblem, ...props }: ReauthenticationDialogProps) {
  return (
    <div className="grid gap-8">
      {ways.hasPassword && (
        <Form
          label="パスワードで確かめる"
          fields={fields}
          initial={{ password: '' }}
          onSubmit={password.onSubmit}
          refused={password.errors}
          foot={
            <FormFooter submit="パスワードで確かめる" isPending={password.isPending} submittingLabel="確かめています" />
          }
        >
          {({ field }) => <PasswordField {...field('password')} requirement="必須" autoComplete="current-password" />}
        </Form>
      )}
      {ways.hasCode && (
        <div className="grid gap-3">
          <FormMessage text={mailProblem} />
          <Button
            variant={ways.hasPassword ? 'outline' : 'ink'}
            isFullWidth
            isPending={isMailing}
            pendingLabel="送っています"
            onClick={onMailCode}
          >
            メールで認証コードを受け取る
          </Button>
        </div>
      )}
      {!ways.hasPassword && !ways.hasCode && ways.providers.length === 0 && (
        <p>この端末で使える確認の方法がありません。お問い合わせからご連絡ください。</p>
      )}
      <ProviderButtons
        providers={ways.providers}
        act="本人確認"
        starting={props.starting}
        onProvider={props.onProvider}
      />
    </div>
  )
}
