import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { Form } from '../parts/Form.tsx'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { ServerErrors } from '../parts/useForm.ts'
import { EMAIL_STEPS, type EmailValues, type LoginChange } from './account.types.ts'

export interface EmailScreenProps {
  kind: LoginChange
  /** Default: empty. */
  defaultValues?: EmailValues
  onSubmit: (values: EmailValues) => void
  /** Each change, so that a reload brings back what was typed. */
  onTyped: (values: EmailValues) => void
  submitting?: boolean
  /** An address that cannot be taken belongs to `email`. */
  errors?: ServerErrors<EmailValues>
  accountHref: string
  /** The way back without saving was taken: what was typed is to be forgotten. */
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

/** Where mails go, and with which address one logs in (W050, form). */
export function EmailScreen(props: EmailScreenProps) {
  const { kind, defaultValues = { email: '' }, onSubmit, onTyped, submitting, errors } = props
  const { accountHref, onLeave } = props
  const { title, lead, label, back } = words[kind]
  return (
    <FormPage step={{ at: 1, of: EMAIL_STEPS }} title={title} lead={<p>{lead}</p>}>
      <Form
        label="メールアドレス"
        fields={{ email: { id: 'account-email', label, problem: emailProblem } }}
        initial={defaultValues}
        onSubmit={({ email }) => onSubmit({ email: normaliseEmail(email) })}
        onTyped={onTyped}
        refused={errors}
        foot={
          <FormFoot submit="認証コードを送る" submitting={submitting}>
            <TextLink href={accountHref} onClick={onLeave}>
              {back}
            </TextLink>
          </FormFoot>
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
