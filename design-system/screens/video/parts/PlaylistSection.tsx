import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Figure } from '../../../components/Figure.tsx'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { VideoPlaylist, VideoSummary } from '../video.types.ts'
import { VideoLabels } from './VideoLabels.tsx'
import { VideoPicture } from './VideoPicture.tsx'
import { VideoAccessText, WatchedPosition } from './VideoRow.tsx'

export interface PlaylistSectionProps {
  playlist: Loadable<VideoPlaylist>
  /** The id of the current video. */
  current: string
  now: string
}

const grid =
  'grid grid-cols-[2.5rem_min(7.5rem,34%)_minmax(0,1fr)] items-center gap-x-3 border-b border-hair py-4 desk:grid-cols-[5rem_11rem_minmax(0,1fr)_auto] desk:gap-x-6'

/** The playlist as a numbered set list, with the current video marked. */
export function PlaylistSection({ playlist, current, now }: PlaylistSectionProps) {
  const name = playlist.state === 'ready' ? playlist.data.name : undefined
  return (
    <Section title="つづけて見る" lead={name}>
      <Loaded value={playlist} label="再生リストを読みこみ中" skeleton={<PlaylistSkeleton />}>
        {({ videos }) => (
          <ol className="-mt-4">
            {videos.map((video, at) => (
              <Entry key={video.id} video={video} number={at + 1} isCurrent={video.id === current} now={now} />
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  )
}

interface EntryProps {
  video: VideoSummary
  number: number
  isCurrent: boolean
  now: string
}

function Entry({ video, number, isCurrent, now }: EntryProps) {
  return (
    <li className={`group relative ${grid}`}>
      <Figure value={String(number)} size={32} deskSize={72} label={`${number}本め`} />
      <VideoPicture video={video} />
      <div className="min-w-0">
        <VideoLabels video={video} now={now} />
        <h3 className="heading text-16 desk:text-20">
          <AppLink href={video.href} aria-current={isCurrent ? 'true' : undefined} className={stretchedLinkClasses}>
            {video.title}
          </AppLink>
        </h3>
        {isCurrent && <p className="text-14 font-bold">いま、この動画です</p>}
      </div>
      <div className="col-start-3 desk:col-start-4 desk:text-right">
        <WatchedPosition video={video} />
        <VideoAccessText video={video} now={now} />
      </div>
    </li>
  )
}

function PlaylistSkeleton() {
  return (
    <RowsSkeleton rows={3} className="-mt-4" row={grid}>
      <Skeleton shape="figure" className="w-8" />
      <Skeleton shape="jacket" className="aspect-16/9" />
      <Skeleton shape="line" />
    </RowsSkeleton>
  )
}
