import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Light } from '../../components/Light.tsx'
import { Penlight } from '../../components/Penlight.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { SocialProvider } from '../login/login.types.ts'
import { ProviderButtons } from '../parts/ProviderButtons.tsx'

export interface SignupTopScreenProps {
  /** The configured providers, one button each (Q46). */
  providers: readonly SocialProvider[]
  /** The provider whose page is about to open. */
  starting?: SocialProvider | undefined
  /**
   * Whether the user was sent here from a page for members, and returns to it after the sign-up. The text below the
   * title then says so.
   */
  isReturning?: boolean | undefined
  onProvider?: ((provider: SocialProvider) => void) | undefined
  hrefs: { mail: string; login: string }
}

const gifts = [
  {
    title: '追いかける',
    text: 'フォローしたチャンネルのライブと新しい物語が、ホームの今日のプログラムに、時刻の順で並びます。',
  },
  {
    title: '集める',
    text: 'ガチャを引いて、写真を集められます。手に入れた写真は、コレクションにずっと残ります。',
  },
  {
    title: 'かかげる',
    text: 'フォローは、推し色を一本かかげること。あなたの一本が、チャンネルの数に加わります。',
  },
]

const steps = (hasProviders: boolean) => [
  { title: '規約を読む', text: '利用規約とプライバシーポリシーに同意します。' },
  {
    title: 'メールアドレスとパスワード',
    text: `ログインに使うものを決めます。${hasProviders ? 'ほかのサービスで登録するときは、メールアドレスだけです。' : ''}`,
  },
  { title: '認証コード', text: 'メールに届いた6桁の数字を入力します。' },
  { title: 'プロフィール', text: 'ニックネームなどを入力すると、開場です。' },
]

/** The first page of the sign-up: its benefits, its steps, and the sign-up methods (W038). */
export function SignupTopScreen(props: SignupTopScreenProps) {
  return (
    <div className="pb-16 desk:pb-22">
      <section className="hero relative isolate border-b border-ink" aria-labelledby="signup-top">
        <Light place="hero" />
        <div className="page grid gap-y-10 pt-8 pb-12 desk:grid-cols-[minmax(0,1fr)_25rem] desk:items-end desk:gap-x-16 desk:pt-14 desk:pb-16">
          <div>
            <p className="font-bold">会員登録</p>
            <h1 id="signup-top" className="heading mt-3 text-44 desk:text-[4.5rem] desk:leading-[1.3]">
              <span className="block">あなたの灯りを、</span>
              <span className="block">客席に。</span>
            </h1>
            <p className="mt-5 max-w-120 text-reading">
              集いは、推しの色をかかげて、おなじ時間に集まる場所です。
              {props.isReturning
                ? '登録が終わったら、さきほどのページもご覧いただけます。'
                : '登録は無料、メールアドレスがあれば1分ほどで終わります。'}
            </p>
          </div>
          <WaysIn {...props} />
        </div>
      </section>
      <div className="page grid gap-x-16 desk:grid-cols-2">
        <List title="会員になると">
          {gifts.map(({ title, text }) => (
            <li key={title} className={row}>
              <Penlight state="on" className="mt-1 h-8 w-8" />
              <RowText title={title} text={text} />
            </li>
          ))}
        </List>
        <List title="開場までのプログラム" isOrdered>
          {steps(props.providers.length > 0).map(({ title, text }, at) => (
            <li key={title} className={row}>
              <Figure value={String(at + 1)} size={40} />
              <RowText title={title} text={text} />
            </li>
          ))}
        </List>
      </div>
    </div>
  )
}

const row = 'grid grid-cols-[3.5rem_minmax(0,1fr)] items-start border-b border-hair py-4 last:border-b-0'

function RowText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="heading text-20">{title}</h3>
      <p className="mt-1 text-quiet">{text}</p>
    </div>
  )
}

function List({ title, isOrdered, children }: { title: string; isOrdered?: boolean | undefined; children: ReactNode }) {
  const Rows = isOrdered ? 'ol' : 'ul'
  return (
    <section className="mt-14 border-t border-ink pt-5 desk:mt-22">
      <h2 className="heading text-24">{title}</h2>
      <Rows className="mt-2">{children}</Rows>
    </section>
  )
}

function WaysIn({ providers, starting, onProvider, hrefs }: SignupTopScreenProps) {
  return (
    <div className="flex flex-col gap-4">
      <Button href={hrefs.mail} icon={<Mail size={20} aria-hidden="true" />} isFullWidth>
        メールアドレスで登録
      </Button>
      <ProviderButtons providers={providers} act="登録" starting={starting} onProvider={onProvider} />
      <p>
        登録済みの方は、
        <TextLink href={hrefs.login}>ログインはこちら</TextLink>
      </p>
    </div>
  )
}
