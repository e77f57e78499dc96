import { AppLink } from '../../components/AppLink.tsx'
import { Button } from '../../components/Button.tsx'
import { CoinBalance, type Balance } from '../../components/CoinBalance.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { Channel, Viewer } from '../programme.views.ts'
import type { MyProfile } from './mypage.views.ts'
import { Portrait } from './parts/Portrait.tsx'

export interface MyPageScreenProps {
  /** A guest is asked to log in; no member call is made (Q17). */
  viewer: Viewer
  profile: Loadable<MyProfile>
  balance: Loadable<Balance>
  follows: Loadable<Channel[]>
  onOpenShop: () => void
  hrefs: {
    login: string
    signUp: string
    edit: string
    channels: string
    collection: string
    notices: string
    address: string
    account: string
    logout: string
  }
}

/** マイページ (W062). */
export function MyPageScreen(props: MyPageScreenProps) {
  if (props.viewer === 'guest') return <GuestPage hrefs={props.hrefs} />
  const { profile, balance, follows, onOpenShop, hrefs } = props
  return (
    <div className="page pt-10 pb-24 desk:pt-16">
      <Loaded of={profile} label="プロフィールを読みこみ中" skeleton={<PortraitSkeleton />}>
        {(me) => <Portrait profile={me} editHref={hrefs.edit} />}
      </Loaded>
      <Section title="コイン">
        <CoinBalance balance={balance} />
        <Button variant="outline" size="small" className="mt-5" onClick={onOpenShop}>
          コインショップを開く
        </Button>
      </Section>
      <Section title="フォロー中" action={{ label: 'チャンネルをさがす', href: hrefs.channels }}>
        <Loaded of={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
          {(channels) => <FollowedJackets channels={channels} channelsHref={hrefs.channels} />}
        </Loaded>
      </Section>
      <Section title="そのほか">
        <ul className="-mt-4 max-w-180">
          <MoreLink href={hrefs.collection}>コレクション</MoreLink>
          <MoreLink href={hrefs.notices}>お知らせ</MoreLink>
          <MoreLink href={hrefs.address}>お届け先</MoreLink>
          <MoreLink href={hrefs.account}>アカウント</MoreLink>
          <MoreLink href={hrefs.logout}>ログアウト</MoreLink>
        </ul>
      </Section>
    </div>
  )
}

function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <li className="border-b border-hair">
      <AppLink href={href} className="flex min-h-14 items-center font-bold underline-offset-4 hover:underline">
        {children}
      </AppLink>
    </li>
  )
}

function GuestPage({ hrefs }: Pick<MyPageScreenProps, 'hrefs'>) {
  return (
    <div className="page pt-10 pb-24 desk:pt-16">
      <h1 className="heading text-32 desk:text-44">マイページ</h1>
      <div className="mt-8">
        <EmptyState
          title="ログインすると、あなたのページが開きます"
          description="フォローしたチャンネルと集めた写真が、ここに並びます。"
          action={{ label: 'ログインする', href: hrefs.login }}
        />
        <p className="mt-8">
          はじめての方は、<TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
        </p>
      </div>
    </div>
  )
}

function PortraitSkeleton() {
  return (
    <div className="flex items-center gap-6">
      <Skeleton shape="circle" className="size-24!" />
      <Skeleton shape="figure" className="w-56!" />
    </div>
  )
}
