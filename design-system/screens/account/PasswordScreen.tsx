import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { Fact, FactList } from '../parts/FactList.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { PASSWORD_STEPS, type LoginChange } from './account.types.ts'

export interface PasswordScreenProps {
  /**
   * The change that the page offers. `no-email`: none yet, because a password needs an e-mail address and the account
   * has none.
   */
  kind: LoginChange | 'no-email'
  /** Requests a code by mail to the member's address. */
  onSubmit: () => void
  isPending?: boolean | undefined
  errors?: Partial<Record<'form', string>> | undefined
  hrefs: { account: string; email: string }
}

const titles = {
  save: 'パスワードを、設定します',
  change: 'パスワードを、変更します',
  'no-email': 'パスワードを、設定します',
}

/** First step of changing the password: explains that a mailed code must confirm the address first (W051). */
export function PasswordScreen({ kind, onSubmit, isPending, errors, hrefs }: PasswordScreenProps) {
  if (kind === 'no-email') {
    return (
      <FormPage title={titles[kind]} lead={<p>パスワードは、メールアドレスといっしょにログインに使います。</p>}>
        <EmptyState
          reason="none"
          title="先に、メールアドレスを登録してください"
          description="このアカウントには、メールアドレスがまだありません。登録すると、続けてパスワードを設定できます。"
          action={{ label: 'メールアドレスを登録する', href: hrefs.email }}
        />
      </FormPage>
    )
  }
  return (
    <FormPage
      step={{ at: 1, of: PASSWORD_STEPS }}
      title={titles[kind]}
      lead={<p>ご本人であることを確かめるため、登録しているメールアドレスに、6桁の認証コードをお送りします。</p>}
    >
      <Form
        label="パスワード"
        fields={{}}
        initial={{}}
        onSubmit={onSubmit}
        refused={errors}
        foot={
          <FormFooter submit="認証コードを送る" isPending={isPending}>
            <TextLink href={hrefs.account}>{kind === 'save' ? '設定せずにもどる' : '変更せずにもどる'}</TextLink>
          </FormFooter>
        }
      >
        {() => (kind === 'save' ? <WhenSaved /> : <WhenChanged />)}
      </Form>
    </FormPage>
  )
}

function WhenChanged() {
  return (
    <FactList>
      <Fact about="いまのパスワード">新しいパスワードを決めるまで、そのままお使いいただけます。</Fact>
      <Fact about="この端末">変更したあとも、ログインしたままです。</Fact>
      <Fact about="ほかの端末">安全のため、すべてログアウトします。新しいパスワードでログインしてください。</Fact>
    </FactList>
  )
}

function WhenSaved() {
  return (
    <FactList>
      <Fact about="設定すると">メールアドレスとパスワードでも、ログインできるようになります。</Fact>
      <Fact about="連携したサービス">これまでどおり、ログインに使えます。</Fact>
      <Fact about="ほかの端末">安全のため、すべてログアウトします。</Fact>
    </FactList>
  )
}
