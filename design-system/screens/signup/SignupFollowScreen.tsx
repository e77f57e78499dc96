import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { StickyFoot } from '../../components/StickyFoot.tsx'
import { Jacket } from '../../components/Jacket.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import type { Paged } from '../../paged.ts'
import { followersObiText } from '../followersObiText.ts'
import { FollowButton } from '../parts/FollowButton.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { Channel } from '../programme.types.ts'

export interface SignupFollowScreenProps {
  channels: Paged<Channel>
  /**
   * Called when a follow button is pressed. The caller applies the change optimistically and rolls it back on failure
   * (S046).
   */
  onFollow: (channelId: string, followed: boolean) => void
  hrefs: { home: string }
}

/** The classes of the list of channels. */
const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4 desk:gap-x-8'

/** The last step of the sign-up: the member follows their first channels (W041). */
export function SignupFollowScreen({ channels, onFollow, hrefs }: SignupFollowScreenProps) {
  const { items } = channels
  const chosen = items.state === 'ready' ? items.data.filter(({ isFollowed }) => isFollowed).length : 0
  return (
    <div>
      <PageHead
        title="推し色を、えらびましょう"
        lead="フォローすると、今日のプログラムに並びます。あとからいつでも変えられます。"
      />
      <div className="page mt-8 desk:mt-12">
        <PagedList
          paged={channels}
          label="チャンネルを読みこみ中"
          skeleton={<JacketsSkeleton />}
          empty={
            <EmptyState
              title="フォローできるチャンネルはまだありません"
              description="チャンネルが始まると、ホームでお知らせします。"
            />
          }
        >
          {(list) => (
            <ul className={grid}>
              {list.map((channel) => (
                <FollowableJacket key={channel.id} channel={channel} onFollow={onFollow} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <StickyFoot>
        <div className="page flex items-center justify-between gap-4 py-3">
          <output className="text-14">
            {chosen > 0 ? `${chosen}チャンネルをフォロー中` : 'えらばずに進むこともできます'}
          </output>
          <Button href={hrefs.home}>ホームへ進む</Button>
        </div>
      </StickyFoot>
    </div>
  )
}

function FollowableJacket({ channel, onFollow }: { channel: Channel } & Pick<SignupFollowScreenProps, 'onFollow'>) {
  const { id, name, image, seed, followers, description, isFollowed = false } = channel
  return (
    <ChannelTheme as="li" id={id} seed={seed} className="flex min-w-0 flex-col">
      <Jacket
        id={id}
        title={name}
        isName
        alt=""
        image={image}
        seed={seed}
        foot={followersObiText(followers)}
        ratio="3:4"
      />
      {description && <p className="mt-3 line-clamp-3 text-14 text-quiet">{description}</p>}
      <div className="mt-auto pt-3">
        <FollowButton
          name={name}
          isFollowed={isFollowed}
          onFollow={(next) => onFollow(id, next)}
          size="small"
          isFullWidth
        />
      </div>
    </ChannelTheme>
  )
}

function JacketsSkeleton() {
  return (
    <RowsSkeleton rows={8} className={grid}>
      <Skeleton shape="jacket" className="aspect-3/4" />
      <Skeleton shape="line" className="mt-4 h-11" />
    </RowsSkeleton>
  )
}
