import { Button } from '../../components/Button.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { PendingSticks } from '../../components/PendingSticks.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { socialProviderText } from '../login/login.types.ts'
import { DonePage, DonePageText } from '../parts/DonePage.tsx'
import { Fact, FactList } from '../parts/FactList.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { NewPasswordForm, type NewPasswordStepProps } from '../parts/NewPasswordForm.tsx'
import type { RevertedChange, UndoOutcome, UndoProblem, UndoPreview } from './undo.types.ts'

export interface UndoScreenProps extends Pick<NewPasswordStepProps, 'onSubmit' | 'isPending' | 'errors'> {
  outcome: UndoOutcome
  /** Called to try again after the server could not be reached. */
  onRetry: () => void
  hrefs: { login: string; reset: string; contact: string; top: string }
}

/** The page behind a link in a security mail: reverts login changes that the member did not make (X21). */
export function UndoScreen(props: UndoScreenProps) {
  const { outcome, onRetry, hrefs } = props
  if (outcome.state === 'ready') return <Question {...props} question={outcome.question} />
  if (outcome.state === 'done') return <Done login={hrefs.login} />
  if (outcome.state === 'problem') return <Problem problem={outcome.problem} hrefs={hrefs} />
  return (
    <FormPage title="ログイン方法を、元にもどします" lead={<p>メールのリンクを確かめています。</p>}>
      {outcome.state === 'failed' ? (
        <FailedState failure={outcome.failure} onRetry={onRetry} retryLabel="もう一度確かめる" />
      ) : (
        <output className="flex items-center gap-3 border-t border-ink pt-5 font-bold">
          <PendingSticks />
          確かめています
        </output>
      )}
    </FormPage>
  )
}

function changeText({ kind, provider }: RevertedChange): string {
  const service = provider ? socialProviderText[provider] : '外部サービス'
  const texts: Readonly<Record<RevertedChange['kind'], string>> = {
    email: 'メールアドレスの変更',
    password: 'パスワードの設定',
    providerAdded: `${service}との連携の追加`,
    providerRemoved: `${service}との連携の解除`,
    emailRemoved: 'メールアドレスの解除',
    passkeyAdded: 'パスキーの追加',
    passkeyRemoved: 'パスキーの削除',
    other: 'ログイン方法の変更',
  }
  return texts[kind]
}

function Question({ question, onSubmit, isPending, errors, hrefs }: UndoScreenProps & { question: UndoPreview }) {
  const { email, changes, expires } = question
  return (
    <FormPage
      title="ログイン方法を、元にもどします"
      lead={
        <p>
          身に覚えのない変更を取り消し、新しいパスワードを設定します。すべての端末がログアウトになります。このリンクは
          {dateTimeText(expires)}まで、1回だけ使えます。
        </p>
      }
    >
      <FactList>
        {changes.map((change, index) => (
          // The index is the key, because two identical changes can have the same time.
          // oxlint-disable-next-line react/no-array-index-key
          <Fact key={index} about={dateTimeText(change.time)}>
            {changeText(change)}
          </Fact>
        ))}
      </FactList>
      <div className="mt-8">
        <NewPasswordForm
          id="undo-password"
          head={<ReadonlyField label="もどるメールアドレス" type="email" autoComplete="username" value={email} />}
          submit="元にもどす"
          submittingLabel="元にもどしています"
          onSubmit={onSubmit}
          isPending={isPending}
          errors={errors}
        >
          <TextLink href={hrefs.top}>もどさずに閉じる</TextLink>
        </NewPasswordForm>
      </div>
    </FormPage>
  )
}

function Done({ login }: { login: string }) {
  return (
    <DonePage title="ログイン方法を、元にもどしました" next={{ label: 'ログインする', href: login }}>
      <DonePageText>
        <p>新しいパスワードで、ログインしてください。ほかの端末は、すべてログアウトになりました。</p>
        <p>同じパスワードをほかのサービスでも使っていたときは、そちらも変えてください。</p>
      </DonePageText>
    </DonePage>
  )
}

const problemTexts: Readonly<Record<UndoProblem, { title: string; cause: string; remedy: string }>> = {
  expired: {
    title: 'リンクの期限が切れています',
    cause: '元にもどせるのは、変更から7日間です。',
    remedy: '身に覚えのない変更があったときは、お問い合わせからご連絡ください。',
  },
  used: {
    title: 'このリンクは使用済みです',
    cause: '元にもどす手続きは、1回だけできます。',
    remedy: '決めたパスワードでログインしてください。忘れたときは、再設定できます。',
  },
  unknown: {
    title: 'このリンクは使えません',
    cause: 'リンクが途中で切れているか、退会したアカウントのものです。',
    remedy: 'メールのリンクを、もう一度はじめから終わりまで開いてください。',
  },
  taken: {
    title: '元にもどせませんでした',
    cause: 'このメールアドレスは、別のアカウントで使われています。',
    remedy: 'お問い合わせからご連絡ください。',
  },
}

function Problem({ problem, hrefs }: { problem: UndoProblem; hrefs: UndoScreenProps['hrefs'] }) {
  const { title, cause, remedy } = problemTexts[problem]
  return (
    <FormPage title={title} lead={<p>{cause}</p>}>
      <div className="border-t border-ink pt-5">
        <p className="text-reading">{remedy}</p>
        <div className="mt-6 flex flex-col items-stretch gap-4 desk:flex-row desk:items-center">
          {problem === 'used' ? (
            <>
              <Button href={hrefs.login}>ログインする</Button>
              <TextLink href={hrefs.reset}>パスワードを再設定する</TextLink>
            </>
          ) : (
            <Button href={hrefs.contact}>お問い合わせ</Button>
          )}
        </div>
      </div>
    </FormPage>
  )
}
