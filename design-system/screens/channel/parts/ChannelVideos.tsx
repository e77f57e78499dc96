import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { VideoSummary } from '../../programme.types.ts'
import { VideoLabels } from '../../video/parts/VideoLabels.tsx'
import { VideoPicture } from '../../video/parts/VideoPicture.tsx'
import { accessFact } from '../../video/video.rules.ts'

export interface ChannelVideosProps {
  videos: Loadable<VideoSummary[]>
  now: string
  /** The URL of the list of all videos. */
  href: string
}

const frame = 'grid gap-x-4 gap-y-8 desk:grid-cols-3'

/** The channel's latest videos. Renders nothing for a channel without any. */
export function ChannelVideos({ videos, now, href }: ChannelVideosProps) {
  if (videos.state === 'ready' && videos.data.length === 0) return null
  return (
    <Section title="動画" action={{ label: '動画をすべて見る', href }}>
      <Loaded value={videos} label="動画を読みこみ中" skeleton={<VideosSkeleton />}>
        {(list) => (
          <ul className={frame}>
            {list.map((video) => (
              <li key={video.id} className="group relative">
                <VideoPicture video={video} />
                <div className="mt-2">
                  <VideoLabels video={video} now={now} />
                  <h3 className="heading mt-0.5 text-20">
                    <AppLink href={video.href} className={stretchedLinkClasses}>
                      {video.title}
                    </AppLink>
                  </h3>
                  <p className="mt-1 text-14 font-bold tabular-nums">{accessFact(video, now).text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

const VideosSkeleton = () => (
  <RowsSkeleton rows={3} className={frame}>
    <Skeleton shape="jacket" className="aspect-16/9" />
    <Skeleton shape="line" className="mt-2 w-20" />
    <Skeleton shape="line" className="mt-2" />
  </RowsSkeleton>
)
