import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { ServerErrors } from '../parts/useForm.ts'
import { EMAIL_STEPS, type EmailValues, type LoginChange } from './account.types.ts'

export interface EmailScreenProps {
  kind: LoginChange
  /** The initial values of the fields. Default: empty. */
  defaultValues?: EmailValues | undefined
  onSubmit: (values: EmailValues) => void
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange: (values: EmailValues) => void
  isPending?: boolean | undefined
  /** The server's errors. An error about the address itself is reported under `email`. */
  errors?: ServerErrors<EmailValues> | undefined
  accountHref: string
  /** Called when the member leaves without saving. The caller then discards the draft. */
  onLeave: () => void
}

const words = {
  save: {
    title: 'メールアドレスを、登録します',
    lead: '入力したアドレスに、6桁の認証コードをお送りします。そのコードで、登録が終わります。',
    label: 'メールアドレス',
    back: '登録せずにもどる',
  },
  change: {
    title: 'メールアドレスを、変更します',
    lead: '新しいアドレスに、6桁の認証コードをお送りします。コードを確かめるまでは、いまのアドレスのままです。',
    label: '新しいメールアドレス',
    back: '変更せずにもどる',
  },
}

/** The form for the member's e-mail address, which receives mails and is used to log in (W050). */
export function EmailScreen(props: EmailScreenProps) {
  const { kind, defaultValues = { email: '' }, onSubmit, onValuesChange, isPending, errors } = props
  const { accountHref, onLeave } = props
  const { title, lead, label, back } = words[kind]
  return (
    <FormPage step={{ at: 1, of: EMAIL_STEPS }} title={title} lead={<p>{lead}</p>}>
      <Form
        label="メールアドレス"
        fields={{ email: { id: 'account-email', label, problem: emailProblem } }}
        initial={defaultValues}
        onSubmit={({ email }) => onSubmit({ email: normaliseEmail(email) })}
        onValuesChange={onValuesChange}
        refused={errors}
        foot={
          <FormFooter submit="認証コードを送る" isPending={isPending}>
            <TextLink href={accountHref} onClick={onLeave}>
              {back}
            </TextLink>
          </FormFooter>
        }
      >
        {({ field }) => (
          <TextField
            {...field('email')}
            requirement="必須"
            support="全角でも入力できます。"
            type="email"
            autoComplete="email"
          />
        )}
      </Form>
    </FormPage>
  )
}
