import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { PendingSticks } from '../../components/PendingSticks.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { ProviderMark } from '../parts/ProviderMark.tsx'
import { socialProviderText, type SocialProvider } from './login.types.ts'
import type { ProviderVisit, ProviderReturn } from './provider.types.ts'
import { providerVisitText, providerIntentText, providerProblemText } from './providerProblemText.ts'

export interface ProviderReturnScreenProps {
  outcome: ProviderReturn
  /** Called to open the provider's page again, for the same purpose. */
  onAgain: () => void
  /** Whether the provider's page is about to open. */
  isStarting?: boolean | undefined
  /** Called to try again after the server could not be reached. */
  onRetry: () => void
  /** The links of the page. `other` leads to the other login methods, or to the account's page of linked services. */
  hrefs: { signUp: string; other: string; login: string }
}

/**
 * The page after returning from a login provider (W035, W056): checking, an unknown person, or an error with the next
 * actions.
 */
export function ProviderReturnScreen(props: ProviderReturnScreenProps) {
  const { outcome } = props
  if (outcome.state === 'checking') return <Checking provider={outcome.provider} />
  if (outcome.state === 'newcomer') return <Newcomer {...props} provider={outcome.provider} />
  return <Stopped {...props} outcome={outcome} />
}

const seal = (provider: SocialProvider | undefined) => provider && <ProviderMark provider={provider} size="large" />

function Checking({ provider }: { provider?: SocialProvider | undefined }) {
  const from = provider ? `${socialProviderText[provider]}の確認を` : '確認を'
  return (
    <FormPage
      portrait={seal(provider)}
      title={`${from}、受け取っています`}
      lead={<p>このまま、少しお待ちください。</p>}
    >
      <output className="flex items-center gap-3 border-t border-ink pt-5 font-bold">
        <PendingSticks />
        確かめています
      </output>
    </FormPage>
  )
}

/**
 * The provider's account is not known here: the person is new, or already has an account with another login method.
 * The page offers both.
 */
function Newcomer({ provider, hrefs }: ProviderReturnScreenProps & { provider: SocialProvider }) {
  const name = socialProviderText[provider]
  return (
    <FormPage
      portrait={seal(provider)}
      title={`この${name}アカウントは、まだ登録されていません`}
      lead={<p>{name}での確認は済んでいます。集いがはじめてかどうかで、おえらびください。</p>}
    >
      <Choice
        title="はじめての方"
        text={`規約とメールアドレスを確かめて、${name}で登録します。パスワードは要りません。`}
      >
        <Button href={hrefs.signUp}>{name}で会員登録に進む</Button>
      </Choice>
      <Choice
        title="すでに会員の方"
        text={`いつもの方法でログインしてください。そのあと、アカウントのページで${name}を追加できます。`}
      >
        <Button href={hrefs.other} variant="outline">
          ほかの方法でログイン
        </Button>
      </Choice>
    </FormPage>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mb-10 border-t border-ink pt-5 last:mb-0">
      <h2 className="heading text-20">{title}</h2>
      <p className="mt-1 mb-4 text-quiet">{text}</p>
      {children}
    </section>
  )
}

type Stop = Extract<ProviderReturn, { state: 'problem' | 'failed' }>

const failureOf = (outcome: Stop) =>
  outcome.state === 'failed' ? outcome.failure : providerProblemText(outcome.problem, outcome.errand)

function Stopped(props: ProviderReturnScreenProps & { outcome: Stop }) {
  const { outcome } = props
  const { title, cause, remedy } = failureOf(outcome)
  return (
    <FormPage portrait={seal(outcome.errand?.provider)} title={title} lead={cause && <p>{cause}</p>}>
      <div className="border-t border-ink pt-5">
        {remedy && <p className="text-reading">{remedy}</p>}
        <div className="mt-6 flex flex-col items-stretch gap-4 desk:flex-row desk:items-center">
          <NextActions {...props} />
        </div>
      </div>
    </FormPage>
  )
}

/**
 * The buttons after a failed visit to a login provider. The first one is the action that the error text above
 * recommends.
 */
function NextActions({ outcome, onAgain, onRetry, isStarting, hrefs }: ProviderReturnScreenProps & { outcome: Stop }) {
  const { errand } = outcome
  if (!errand) return <Button href={hrefs.other}>はじめの画面へもどる</Button>
  if (outcome.state === 'problem' && outcome.problem === 'loggedOut')
    return <Button href={hrefs.login}>ログインする</Button>
  const other = (
    <Button href={hrefs.other} variant="outline">
      {otherText(errand)}
    </Button>
  )
  if (outcome.state === 'problem' && outcome.problem === 'linked') return other
  const name = socialProviderText[errand.provider]
  return (
    <>
      {outcome.state === 'failed' ? (
        <Button onClick={onRetry}>もう一度確かめる</Button>
      ) : (
        <Button onClick={onAgain} isPending={isStarting} pendingLabel={`${name}へ移動しています`}>
          もう一度{errandAgain(errand)}
        </Button>
      )}
      {other}
    </>
  )
}

/** The button's label: Googleでログインする. */
const errandAgain = (errand: ProviderVisit) =>
  `${providerVisitText(errand).replace('での', 'で').replace('との', 'と')}する`

const otherText = ({ intent }: ProviderVisit) =>
  intent === 'link'
    ? '連携の一覧へもどる'
    : intent === 'reauthenticate'
      ? 'アカウントへもどる'
      : `ほかの方法で${providerIntentText[intent]}`
