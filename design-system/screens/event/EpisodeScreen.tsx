import type { ReactNode } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { dateRangeText } from '../../text/dateRangeText.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { ShareLink } from '../parts/ShareLink.tsx'
import { NotFoundScreen } from '../system/NotFoundScreen.tsx'
import type { BoardEntry, EpisodeCounts, EpisodeDetail } from './event.types.ts'
import { VisitorCounts } from './parts/VisitorCounts.tsx'
import { EpisodeAction } from './parts/EpisodeAction.tsx'

/** The description of the performance, and its board. */
const Below = lazyBelowFold(
  () => import('./parts/EpisodeBelowFold.tsx').then((file) => file.EpisodeBelowFold),
  '掲示板を読みこめませんでした',
)

export interface EpisodeScreenProps {
  /** The performance. The loaded value is undefined when the performance does not exist or is no longer visible. */
  episode: Loadable<EpisodeDetail | undefined>
  /** Entries of the performance's board that match the search text; all entries when the text is empty. */
  board: Paged<BoardEntry>
  search: string
  onSearch: (words: string) => void
  counts: EpisodeCounts
  now: string
  /** The player of the recording once the user requested it, or the reason why it is unavailable. */
  player?: ReactNode | undefined
  onWatch: () => void
  /** Renders the button that puts the performance into the user's calendar. */
  calendar?: ((episode: EpisodeDetail) => ReactNode) | undefined
  hrefs: { login: string; tickets: string; top: string }
}

/** The page of one performance: its number of visitors, its recording, and its bulletin board (W128, C030–C033). */
export function EpisodeScreen(props: EpisodeScreenProps) {
  const { episode, hrefs } = props
  return (
    <Loaded value={episode} isFullBleed holdsHeading label="公演を読みこみ中" skeleton={<EpisodeSkeleton />}>
      {(found) => (found ? <LoadedEpisode {...props} episode={found} /> : <NotFoundScreen topHref={hrefs.top} />)}
    </Loaded>
  )
}

function LoadedEpisode(props: Omit<EpisodeScreenProps, 'episode'> & { episode: EpisodeDetail }) {
  const { episode, counts, player, calendar, now } = props
  const { id, title, image, channel, event, start, end } = episode
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      <div className="page pt-6 desk:pt-10">
        <div className="desk:grid desk:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] desk:gap-x-10">
          <div className="max-desk:-mx-4">
            {player ?? <Artwork src={image} alt="" ratio="16:9" id={id} isPriority />}
          </div>
          <div className="mt-5 desk:mt-0">
            <p className="text-14 text-quiet">
              <TextLink href={event.href}>{event.title}</TextLink>
            </p>
            <h1 className="heading mt-1 text-32">
              <TitleText>{title}</TitleText>
            </h1>
            <p className="mt-2 text-14 text-quiet tabular-nums">{dateRangeText(start, end)}</p>
            <DeviceTime at={start} />
            <VisitorCounts counts={counts} />
            {!player && <EpisodeAction {...props} />}
            {calendar && Date.parse(start) > Date.parse(now) && (
              <div className="mt-4 min-h-11">{calendar(episode)}</div>
            )}
            <ShareLink className="mt-2" />
          </div>
        </div>
        <Below {...props} />
      </div>
    </ChannelTheme>
  )
}

function EpisodeSkeleton() {
  return (
    <div className="page pt-6 desk:pt-10">
      <div className="desk:grid desk:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] desk:gap-x-10">
        <div className="max-desk:-mx-4">
          <Skeleton shape="block" className="aspect-16/9" />
        </div>
        <div className="mt-5 desk:mt-0">
          <Skeleton shape="line" className="w-1/2" />
          <Skeleton shape="line" className="mt-3 h-10" />
          <Skeleton shape="line" className="mt-5 h-13" />
        </div>
      </div>
    </div>
  )
}
