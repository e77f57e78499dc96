import { Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Penlight } from '../../components/Penlight.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { socialProviderText, type SocialProvider } from '../login/login.types.ts'
import { FormPage } from '../parts/FormPage.tsx'
import { LazyConfirmation } from '../parts/LazyConfirmation.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { ProviderMark } from '../parts/ProviderMark.tsx'
import type { LoginService, LoginServiceChange, LoginServices } from './oauth.types.ts'

export interface OauthScreenProps {
  ways: Loadable<LoginServices>
  /** The service that was linked or unlinked just now. */
  news?: LoginServiceChange | undefined
  /** The provider whose page is about to open. */
  starting?: SocialProvider | undefined
  unlinking?: SocialProvider | undefined
  onLink: (provider: SocialProvider) => void
  onUnlink: (provider: SocialProvider) => void
  /**
   * Whether services can be linked. Not in the app's webview, where provider pages cannot be opened: the member can
   * only see and unlink linked services. Default: true.
   */
  canLink?: boolean | undefined
  hrefs: { account: string; email: string; password: string }
}

/** The login services of the account (W056): the member links a service, or unlinks any but the last login method. */
export function OauthScreen(props: OauthScreenProps) {
  const { ways, news, onUnlink, hrefs } = props
  const [serviceToUnlink, setServiceToUnlink] = useState<SocialProvider>()
  const name = serviceToUnlink ? socialProviderText[serviceToUnlink] : ''
  const unlink = () => {
    setServiceToUnlink(undefined)
    if (serviceToUnlink) onUnlink(serviceToUnlink)
  }
  return (
    <FormPage
      title="ログインに使うサービス"
      lead={<p>連携したサービスで、集いにログインできます。投稿やフォローなど、集いでのことは連携先に伝わりません。</p>}
    >
      <output className="block text-success">{news && <News {...news} />}</output>
      <Loaded value={ways} label="ログインに使うサービスを読みこみ中" skeleton={<WaysSkeleton />}>
        {(loaded) => <LoginServiceRows {...props} loaded={loaded} onAsk={setServiceToUnlink} />}
      </Loaded>
      <p className="mt-8">
        <TextLink href={hrefs.account}>アカウントへもどる</TextLink>
      </p>
      <LazyConfirmation
        open={serviceToUnlink !== undefined}
        title={`${name}との連携を外しますか`}
        confirm={{ label: '連携を外す', onPress: unlink, variant: 'danger' }}
        cancel={{ label: '外さない', onPress: () => setServiceToUnlink(undefined) }}
      >
        <p>外すと、{name}ではログインできなくなります。集いのアカウントと集めたものは、そのまま残ります。</p>
      </LazyConfirmation>
    </FormPage>
  )
}

function News({ provider, happened }: LoginServiceChange) {
  const name = socialProviderText[provider]
  return (
    <span className="mb-6 flex items-center gap-3 border-t-2 border-b border-t-success border-b-hair py-4 font-bold">
      <Penlight state={happened === 'linked' ? 'on' : 'off'} />
      {happened === 'linked'
        ? `${name}と連携しました。次から、${name}でもログインできます。`
        : `${name}との連携を外しました。`}
    </span>
  )
}

type WaysProps = OauthScreenProps & { loaded: LoginServices; onAsk: (provider: SocialProvider) => void }

function LoginServiceRows({ loaded: { email, services }, onAsk, ...props }: WaysProps) {
  if (services.length === 0)
    return (
      <EmptyState
        reason="none"
        title="連携できるサービスは、まだありません"
        description="いまは、メールアドレスとパスワードでログインできます。"
      />
    )
  return (
    <ul className="border-t border-ink">
      <EmailRow email={email} hrefs={props.hrefs} />
      {services.map((service) => (
        <Row
          key={service.provider}
          mark={<ProviderMark provider={service.provider} />}
          name={socialProviderText[service.provider]}
          isOpen={service.link !== 'none'}
        >
          <Action {...props} service={service} onAsk={onAsk} />
        </Row>
      ))}
    </ul>
  )
}

interface RowProps {
  mark: ReactNode
  name: string
  /** Whether the member can log in with this method. */
  isOpen: boolean
  /** The text below the name. Default: 連携しています or 未連携. */
  state?: string | undefined
  children?: ReactNode | undefined
}

function Row({ mark, name, isOpen, state = isOpen ? '連携しています' : '未連携', children }: RowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-hair py-4">
      {mark}
      <div className="min-w-0">
        <p className="font-bold">{name}</p>
        <p className="flex items-center gap-2 text-14 text-quiet">
          <Penlight state={isOpen ? 'on' : 'off'} />
          {state}
        </p>
      </div>
      {children}
    </li>
  )
}

const emailStates = { ready: 'ログインに使えます', noPassword: 'パスワード未設定', none: '未登録' }

/** The row of the e-mail address, which is also a login method. */
function EmailRow({ email, hrefs }: Pick<LoginServices, 'email'> & Pick<OauthScreenProps, 'hrefs'>) {
  const mark = (
    <span aria-hidden="true" className="inline-flex size-7 items-center justify-center border border-current">
      <Mail size={16} />
    </span>
  )
  return (
    <Row mark={mark} name="メールアドレス" isOpen={email === 'ready'} state={emailStates[email]}>
      {email === 'none' && <TextLink href={hrefs.email}>アドレスを登録する</TextLink>}
      {email === 'noPassword' && <TextLink href={hrefs.password}>パスワードを決める</TextLink>}
    </Row>
  )
}

type ActionProps = Omit<WaysProps, 'loaded'> & { service: LoginService }

/** A sentence below the service's name. It has a separate row, because it is wider than a button. */
function Note({ children }: { children: string }) {
  return <p className="col-span-2 col-start-2 text-14">{children}</p>
}

/**
 * The button to link or unlink a service. It is one element for both actions, so that it keeps the focus when the state
 * changes.
 */
function Action({ service: { provider, link }, onAsk, onLink, starting, unlinking, canLink = true }: ActionProps) {
  const name = socialProviderText[provider]
  if (link === 'only')
    return <Note>ログインの方法がこれだけのため、外せません。外すには、先にほかの方法を用意してください。</Note>
  if (link === 'none' && !canLink) return <Note>ブラウザーの集いで連携できます。</Note>
  const isLinked = link === 'linked'
  const busy = isLinked ? unlinking === provider : starting === provider
  return (
    <Button
      variant={isLinked ? 'quiet' : 'outline'}
      size="small"
      className={isLinked ? '-mr-4' : ''}
      aria-label={isLinked ? `${name}との連携を外す` : `${name}と連携する`}
      isPending={busy}
      onClick={() => (isLinked ? onAsk(provider) : onLink(provider))}
    >
      {isLinked ? '連携を外す' : '連携する'}
    </Button>
  )
}

function WaysSkeleton() {
  return (
    <RowsSkeleton rows={6} className="border-t border-ink" row="flex items-center gap-4 border-b border-hair py-4">
      <Skeleton shape="line" className="size-7" />
      <Skeleton shape="line" className="h-11 w-40" />
    </RowsSkeleton>
  )
}
