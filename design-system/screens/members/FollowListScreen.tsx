import { AppLink } from '../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../components/classes.ts'
import { Artwork } from '../../components/Artwork.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { CountText } from '../../components/CountText.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Sidebar } from '../../components/Sidebar.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Paged } from '../../paged.ts'
import { countText } from '../../text/countText.ts'
import { personName } from '../../text/personName.ts'
import { FollowButton } from '../parts/FollowButton.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { Channel } from '../programme.types.ts'
import type { OwnPageLinks } from './members.types.ts'

export interface FollowListScreenProps {
  /** The owner of the list: the member, or another person, whose name may still be loading. */
  whose: 'own' | { nickName: string | undefined; href: string }
  /** The member's own pages for the sidebar; set only when the list is the member's own. */
  pages?: OwnPageLinks | undefined
  /** The followed channels, latest first. `followed` says whether the current user follows the channel. */
  channels: Paged<Channel>
  /**
   * Called when a follow button is pressed. The caller applies the change optimistically and rolls it back on failure
   * (S046); a guest is asked to log in (S068).
   */
  onFollow: (channelId: string, followed: boolean) => void
  /**
   * The links that a guest sees instead of a list of their own; absent for members. For a guest no request for member
   * data is sent (Q17).
   */
  entrance?: { login: string; signUp: string } | undefined
  hrefs: { channels: string }
}

/** The channels that a person follows (S003): the member's own (W047, W063) or another person's (W065, Q33). */
export function FollowListScreen(props: FollowListScreenProps) {
  const { whose, pages, entrance } = props
  if (entrance) {
    return (
      <MembersOnly
        title="フォロー中"
        sentence="ログインすると、フォロー中のチャンネルが並びます"
        description="フォローすると、今日の番組やガチャがホームに届きます。"
        hrefs={entrance}
      />
    )
  }
  if (whose === 'own' && pages) {
    return (
      <Sidebar label="あなたのページ" value="follows" items={pages}>
        <List {...props} />
      </Sidebar>
    )
  }
  return (
    <div className="page">
      <List {...props} />
    </div>
  )
}

function List({ whose, channels, onFollow, hrefs }: FollowListScreenProps) {
  const { total = 0 } = channels
  return (
    <div className="max-w-238 pt-8 pb-24 desk:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Title whose={whose} />
        <div className="flex h-[3.5rem] items-end">
          {total > 0 && <Figure value={countText(total)} unit="チャンネル" size={72} />}
        </div>
      </div>
      <div className="mt-6 border-t border-ink">
        <PagedList
          paged={channels}
          isEndless
          label="フォロー中のチャンネルを読みこみ中"
          skeleton={<ChannelsSkeleton />}
          empty={<Empty isOwn={whose === 'own'} channelsHref={hrefs.channels} />}
        >
          {(list) => (
            <ul>
              {list.map((channel) => (
                <Row key={channel.id} channel={channel} onFollow={(followed) => onFollow(channel.id, followed)} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </div>
  )
}

function Title({ whose }: Pick<FollowListScreenProps, 'whose'>) {
  if (whose === 'own') return <h1 className="heading text-32 desk:text-44">フォロー中</h1>
  return (
    <div className="min-w-0">
      <h1 className="heading line-clamp-3 text-32 desk:text-44">
        {whose.nickName === undefined ? (
          'この人'
        ) : (
          <>
            <bdi translate="no">{personName(whose.nickName)}</bdi>さん
          </>
        )}
        がフォロー中のチャンネル
      </h1>
      <TextLink href={whose.href} className="inline-flex min-h-11 items-center text-14">
        プロフィールへもどる
      </TextLink>
    </div>
  )
}

function Row({ channel, onFollow }: { channel: Channel; onFollow: (followed: boolean) => void }) {
  const { id, name, href, seed, image, heroImage, category, schedule, followers, isFollowed = false } = channel
  const facts = [category, schedule].filter(Boolean).join('・')
  return (
    <ChannelTheme
      as="li"
      id={id}
      seed={seed}
      className="group relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-hair py-4 desk:grid-cols-[8rem_minmax(0,1fr)_auto] desk:gap-x-6"
    >
      <div className="w-20 desk:w-32">
        <Artwork src={heroImage ?? image} alt="" ratio="4:3" id={id} />
      </div>
      <div className="min-w-0">
        {facts && <p className="text-14 text-quiet">{facts}</p>}
        <AppLink href={href} translate="no" className={`heading line-clamp-3 text-20 ${stretchedLinkClasses}`}>
          {name}
        </AppLink>
        {followers !== undefined && (
          <p className="text-14 text-quiet">
            <CountText value={followers} unit="人" />
            がフォロー中
          </p>
        )}
      </div>
      <div className="relative col-start-2 desk:col-start-3">
        <FollowButton name={name} isFollowed={isFollowed} onFollow={onFollow} size="small" />
      </div>
    </ChannelTheme>
  )
}

function Empty({ isOwn, channelsHref }: { isOwn: boolean; channelsHref: string }) {
  return (
    <EmptyState
      className="pt-8"
      title={isOwn ? 'フォロー中のチャンネルはまだありません' : 'まだどのチャンネルもフォローしていません'}
      description={isOwn ? '気になる一枚を選ぶと、ここに並びます。' : 'フォローすると、ここに並びます。'}
      action={{ label: 'チャンネルをさがす', href: channelsHref }}
    />
  )
}

function ChannelsSkeleton() {
  return (
    <RowsSkeleton row="flex items-center gap-6 border-b border-hair py-4">
      <Skeleton shape="block" className="h-15 w-20 shrink-0 desk:h-24 desk:w-32" />
      <Skeleton shape="line" className="h-6 w-1/2" />
    </RowsSkeleton>
  )
}
