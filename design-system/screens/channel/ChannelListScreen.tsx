import { Badge } from '../../components/Badge.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Jacket } from '../../components/Jacket.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { countText } from '../../text/countText.ts'
import { followersFoot } from '../followersFoot.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { Channel, More } from '../programme.types.ts'

export interface ChannelListScreenProps {
  /** In the order of the house; a member's carry follow marks. */
  channels: Loadable<Channel[]>
  /** All there are; absent while unknown. */
  total?: number
  more?: More
  onMore?: () => void
  hrefs: { top: string }
}

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4 desk:gap-x-8 desk:gap-y-12'
/** Loaded at once: what a desktop shows first. */
const FIRST = 4

/** Every channel of the house (W081). */
export function ChannelListScreen({ channels, total, more = 'none', onMore, hrefs }: ChannelListScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="チャンネル" lead="推し色を一本、えらんでください。">
        <Total total={total} loading={channels.state === 'loading'} />
      </PageHead>
      <div className="page mt-8 desk:mt-10">
        <div className="border-t border-ink pt-6">
          <Loaded of={channels} label="チャンネルを読みこみ中" skeleton={<JacketsSkeleton />}>
            {(list) =>
              list.length > 0 ? (
                <ul className={grid}>
                  {list.map((channel, at) => (
                    <Item key={channel.id} channel={channel} priority={at < FIRST} />
                  ))}
                </ul>
              ) : (
                <EmptyState
                  title="チャンネルはまだありません"
                  description="準備ができしだい、ここに並びます。"
                  action={{ label: 'トップへ', href: hrefs.top }}
                />
              )
            }
          </Loaded>
          <MoreButton more={more} onMore={onMore} label="もっと見る" />
        </div>
      </div>
    </div>
  )
}

function Total({ total, loading }: { total: number | undefined; loading: boolean }) {
  if (total) return <Figure value={countText(total)} unit="チャンネル" size={72} deskSize={96} />
  return loading && <Skeleton shape="figure" className="h-14!" />
}

function Item({ channel, priority }: { channel: Channel; priority: boolean }) {
  const { id, name, href, image, seed, followers, category, description, followed } = channel
  return (
    <ChannelTheme as="li" id={id} seed={seed} className="min-w-0">
      <Jacket
        id={id}
        title={name}
        alt=""
        href={href}
        image={image}
        seed={seed}
        foot={followersFoot(followers)}
        ratio="3:4"
        priority={priority}
      />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-14 text-quiet">
        {category}
        {followed && <Badge kind="フォロー中" penlight className="text-ink" />}
      </p>
      {description && <p className="mt-0.5 line-clamp-2 text-14">{description}</p>}
    </ChannelTheme>
  )
}

function JacketsSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="jacket" className="aspect-3/4!" />
          <Skeleton shape="line" className="mt-4 w-1/3!" />
          <Skeleton shape="line" className="mt-2" />
        </div>
      ))}
    </div>
  )
}
