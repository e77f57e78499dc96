import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Light } from '../../components/Light.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { LazyVideoGone } from './parts/LazyVideoGone.tsx'
import { PickedVideo } from './parts/PickedVideo.tsx'
import { VideoRow, videoRowGrid } from './parts/VideoRow.tsx'
import type { VideoChannel, VideoGone, VideoSummary } from './video.types.ts'

export interface VideoListScreenProps {
  now: string
  channel: VideoChannel
  /** The latest first (C119). */
  videos: Paged<VideoSummary>
  /** Why there is nothing to see; absent while there may be something. */
  gone?: VideoGone
  hrefs: { channels: string; specials: string }
}

/** The videos of a channel (W085): what the channel picked, what is new, what each takes, and how far one is. */
export function VideoListScreen({ now, channel, videos, gone, hrefs }: VideoListScreenProps) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="relative isolate pb-24">
      <Light />
      <PageHead
        title={channel.name ? `${channel.name}の動画` : '動画'}
        lead={
          <span className="flex flex-wrap gap-x-6">
            <TextLink href={channel.href}>チャンネルへもどる</TextLink>
            <TextLink href={hrefs.specials}>特集を見る</TextLink>
          </span>
        }
      />
      <div className="page mt-8 desk:mt-12">
        {gone ? (
          <LazyVideoGone why={gone} channel={channel} channelsHref={hrefs.channels} />
        ) : (
          <PagedList
            of={videos}
            isEndless
            label="動画を読みこみ中"
            skeleton={<ListSkeleton />}
            empty={
              <EmptyState
                title="いま見られる動画はありません"
                description="フォローしておくと、公開されたときにホームに並びます。"
                action={{ label: 'チャンネルへもどる', href: channel.href }}
              />
            }
          >
            {(list) => <Listed list={list} now={now} />}
          </PagedList>
        )}
      </div>
    </ChannelTheme>
  )
}

/** What the channel picked stands in front, the latest one; everything else is a line. */
function Listed({ list, now }: { list: VideoSummary[]; now: string }) {
  const picked = list.find(({ badge }) => badge === 'PICKUP')
  const others = list.filter((video) => video !== picked)
  return (
    <>
      {picked && <PickedVideo video={picked} now={now} />}
      {others.length > 0 && (
        <ul className="border-t border-ink">
          {others.map((video, at) => (
            <VideoRow key={video.id} video={video} now={now} priority={!picked && at < 2} at={at} />
          ))}
        </ul>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <RowsSkeleton rows={4} className="border-t border-ink" row={videoRowGrid}>
      <Skeleton shape="jacket" className="aspect-16/9!" />
      <div>
        <Skeleton shape="line" className="w-20!" />
        <Skeleton shape="line" className="mt-3" />
        <Skeleton shape="line" className="mt-3 w-1/2!" />
      </div>
    </RowsSkeleton>
  )
}
