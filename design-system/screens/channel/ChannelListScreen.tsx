import { Badge } from '../../components/Badge.tsx'
import { BelowFoldPlaceholder, useAfterFirstPaint } from '../../components/BelowFold.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Jacket } from '../../components/Jacket.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Paged } from '../../paged.ts'
import { followersObiText } from '../followersObiText.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { TotalCount } from '../parts/TotalCount.tsx'
import type { Channel } from '../programme.types.ts'

export interface ChannelListScreenProps {
  /** The channels in the operator's order. For a member each channel says whether they follow it. */
  channels: Paged<Channel>
  hrefs: { top: string; campaigns: string }
}

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4 desk:gap-x-8 desk:gap-y-12'
/** The number of images loaded eagerly: those visible without scrolling on a phone. */
const eagerImages = 4

/** The list of all channels (W081). */
export function ChannelListScreen({ channels, hrefs }: ChannelListScreenProps) {
  return (
    <div className="pb-24">
      <PageHead
        title="チャンネル"
        lead={
          <>
            推し色を一本、えらんでください。
            <br />
            <TextLink href={hrefs.campaigns} className="inline-flex min-h-11 items-center text-14">
              いま参加できるキャンペーン
            </TextLink>
          </>
        }
      >
        <TotalCount paged={channels} unit="チャンネル" />
      </PageHead>
      <div className="page mt-8 desk:mt-10">
        <div className="border-t border-ink pt-6">
          <PagedList
            paged={channels}
            label="チャンネルを読みこみ中"
            skeleton={<JacketsSkeleton />}
            empty={
              <EmptyState
                title="チャンネルはまだありません"
                description="準備ができしだい、ここに並びます。"
                action={{ label: 'トップへ', href: hrefs.top }}
              />
            }
          >
            {(list) => <Channels list={list} />}
          </PagedList>
        </div>
      </div>
    </div>
  )
}

function Channels({ list }: { list: readonly Channel[] }) {
  const isWhole = useAfterFirstPaint()
  const shown = isWhole ? list : list.slice(0, eagerImages)
  return (
    <>
      <ul className={grid}>
        {shown.map((channel, at) => (
          <Item key={channel.id} channel={channel} isPriority={at < eagerImages} />
        ))}
      </ul>
      {!isWhole && <BelowFoldPlaceholder />}
    </>
  )
}

function Item({ channel, isPriority }: { channel: Channel; isPriority: boolean }) {
  const { id, name, href, image, seed, followers, category, description, isFollowed } = channel
  return (
    <ChannelTheme as="li" id={id} seed={seed} className="min-w-0">
      <Jacket
        id={id}
        title={name}
        isName
        alt=""
        href={href}
        image={image}
        seed={seed}
        foot={followersObiText(followers)}
        ratio="3:4"
        isPriority={isPriority}
      />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-14 text-quiet">
        {category}
        {isFollowed && <Badge kind="フォロー中" hasPenlight className="text-ink" />}
      </p>
      {description && <p className="mt-0.5 line-clamp-2 text-14">{description}</p>}
    </ChannelTheme>
  )
}

function JacketsSkeleton() {
  return (
    <RowsSkeleton rows={8} className={grid}>
      <Skeleton shape="jacket" className="aspect-3/4" />
      <Skeleton shape="line" className="mt-4 w-1/3" />
      <Skeleton shape="line" className="mt-2" />
    </RowsSkeleton>
  )
}
