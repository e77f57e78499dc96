import type { ReactNode } from 'react'
import { BelowFold } from '../../components/BelowFold.tsx'
import { Button } from '../../components/Button.tsx'
import { CoinBalance, type Balance } from '../../components/CoinBalance.tsx'
import { Section } from '../../components/Section.tsx'
import { Sidebar } from '../../components/Sidebar.tsx'
import type { Loadable } from '../../loadable.ts'
import type { OwnPageLinks } from '../members/members.types.ts'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { LinkRows } from '../parts/LinkRows.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PersonHead, PersonHeadSkeleton } from '../parts/PersonHead.tsx'
import type { Person } from '../person.types.ts'
import type { Channel, Viewer } from '../programme.types.ts'
import type { MyPageGroup } from './mypage.types.ts'

export interface MyPageScreenProps {
  /** Who views the page. A guest is asked to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  pages: OwnPageLinks
  profile: Loadable<Person>
  balance: Loadable<Balance>
  follows: Loadable<Channel[]>
  /** The links to the member's pages, with hints about new content. */
  groups: MyPageGroup[]
  /** The live talks in which the member has a slot, a `LivetalkLinks`; absent without any. */
  talks?: ReactNode | undefined
  /** The section お金の使いみち, a `SpendingMirror`. Its space is reserved while loading. */
  spending: ReactNode
  /** The member's unposted drafts, a `DraftList`; absent without any. */
  drafts?: ReactNode | undefined
  onOpenShop: () => void
  hrefs: {
    login: string
    signUp: string
    profile: string
    follows: string
    channels: string
    coinHistory: string
  }
}

/** マイページ, the page with links to all of the member's own pages (W062). */
export function MyPageScreen(props: MyPageScreenProps) {
  const { viewer, pages, profile, balance, follows, groups, talks, spending, drafts, onOpenShop, hrefs } = props
  if (viewer === 'guest') {
    return (
      <MembersOnly
        title="マイページ"
        sentence="ログインすると、あなたのページが開きます"
        description="フォローしたチャンネルと集めた写真、コインとお知らせが、ここに並びます。"
        hrefs={hrefs}
      />
    )
  }
  const toProfile = (
    <Button href={hrefs.profile} variant="outline" size="small">
      プロフィールを見る
    </Button>
  )
  return (
    <Sidebar label="あなたのページ" value="mypage" items={pages}>
      <div className="pt-8 pb-24 desk:pt-16">
        <Loaded
          value={profile}
          holdsHeading
          label="プロフィールを読みこみ中"
          skeleton={<PersonHeadSkeleton>{toProfile}</PersonHeadSkeleton>}
        >
          {(me) => (
            <PersonHead
              person={me}
              channels={follows.state === 'ready' ? follows.data : undefined}
              followsHref={hrefs.follows}
            >
              {toProfile}
            </PersonHead>
          )}
        </Loaded>
        <Section
          title="コイン"
          action={{ label: 'コイン履歴', href: hrefs.coinHistory }}
          isStacked
          className="mt-4! border-t-0!"
        >
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <CoinBalance balance={balance} />
            <Button variant="outline" size="small" onClick={onOpenShop}>
              コインショップを開く
            </Button>
          </div>
        </Section>
        <BelowFold>
          <Section title="フォロー中" action={{ label: 'すべて見る', href: hrefs.follows }} isStacked>
            <Loaded value={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
              {(channels) => <FollowedJackets channels={channels.slice(0, 5)} channelsHref={hrefs.channels} />}
            </Loaded>
          </Section>
          {drafts && (
            <Section title="投稿の下書き" lead="この端末にだけ残っています。ログアウトすると消えます。" isStacked>
              <div className="min-h-36">{drafts}</div>
            </Section>
          )}
          <div className="desk:grid desk:grid-cols-2 desk:gap-x-8">
            {groups.map(({ title, links }) => (
              <Section key={title} title={title} isStacked>
                <LinkRows links={links} />
              </Section>
            ))}
          </div>
          {talks}
          <Section title="お金の使いみち" lead="この6か月の、コインの購入と使いみちです。" isStacked>
            <div className="min-h-150">{spending}</div>
          </Section>
        </BelowFold>
      </div>
    </Sidebar>
  )
}
