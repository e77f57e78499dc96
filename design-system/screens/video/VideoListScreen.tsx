import { useCallback, useDeferredValue } from 'react'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { LongList } from '../parts/LongList.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { ChannelListPage } from './parts/ChannelListPage.tsx'
import { FeaturedVideo } from './parts/FeaturedVideo.tsx'
import { VideoRow, videoRowClasses } from './parts/VideoRow.tsx'
import type { VideoChannel, VideoGone, VideoSummary } from './video.types.ts'

export interface VideoListScreenProps {
  now: string
  channel: VideoChannel
  /** The videos, latest first (C119). */
  videos: Paged<VideoSummary>
  /** Why the list is unavailable; absent when it is available. */
  gone?: VideoGone | undefined
  hrefs: { channels: string; specials: string }
}

/** The videos of a channel (W085): the featured one, new ones, the access and the watched part of each. */
export function VideoListScreen({ now, channel, videos, gone, hrefs }: VideoListScreenProps) {
  return (
    <ChannelListPage
      what="動画"
      channel={channel}
      paged={videos}
      gone={gone}
      other={{ label: '特集を見る', href: hrefs.specials }}
      channelsHref={hrefs.channels}
      skeleton={<ListSkeleton />}
      emptyTitle="いま見られる動画はありません"
    >
      {(list) => <VideoRows list={list} now={now} />}
    </ChannelListPage>
  )
}

/** The list: the latest featured video first, and all others as rows. */
function VideoRows({ list, now: minute }: { list: VideoSummary[]; now: string }) {
  // All rows re-render each minute, when `now` changes. Deferring the change splits that work into slices.
  const now = useDeferredValue(minute)
  const picked = list.find(({ badge }) => badge === 'PICKUP')
  const others = list.filter((video) => video !== picked)
  const isFirst = picked === undefined
  const row = useCallback(
    (video: VideoSummary, at: number) => <VideoRow video={video} now={now} isPriority={isFirst && at < 2} />,
    [now, isFirst],
  )
  return (
    <>
      {picked && <FeaturedVideo video={picked} now={now} />}
      {others.length > 0 && (
        <LongList
          items={others}
          className="border-t border-ink"
          row={`group relative ${videoRowClasses}`}
          rowHeight="[--row:11rem] desk:[--row:14rem]"
        >
          {row}
        </LongList>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <RowsSkeleton rows={4} className="border-t border-ink" row={videoRowClasses}>
      <Skeleton shape="jacket" className="aspect-16/9" />
      <div>
        <Skeleton shape="line" className="w-20" />
        <Skeleton shape="line" className="mt-3" />
        <Skeleton shape="line" className="mt-3 w-1/2" />
      </div>
    </RowsSkeleton>
  )
}
