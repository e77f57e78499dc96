import { AppLink } from '../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../components/classes.ts'
import { Artwork } from '../../components/Artwork.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Paged } from '../../paged.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { ChannelListPage } from './parts/ChannelListPage.tsx'
import type { SpecialSummary, VideoChannel, VideoGone } from './video.types.ts'

export interface SpecialListScreenProps {
  channel: VideoChannel
  /** The special pages, latest first (C125). */
  specials: Paged<SpecialSummary>
  /** Why the list is unavailable; absent when it is available. */
  gone?: VideoGone | undefined
  hrefs: { channels: string }
}

/** The special pages of a channel, and the kind of page each opens (W088). */
export function SpecialListScreen({ channel, specials, gone, hrefs }: SpecialListScreenProps) {
  return (
    <ChannelListPage
      what="特集"
      channel={channel}
      paged={specials}
      gone={gone}
      other={{ label: '動画を見る', href: channel.videosHref }}
      channelsHref={hrefs.channels}
      skeleton={<ListSkeleton />}
      emptyTitle="いま読める特集はありません"
    >
      {(list) => (
        <ul className="border-t border-ink">
          {list.map((special, at) => (
            <SpecialRow key={special.id} special={special} isPriority={at === 0} />
          ))}
        </ul>
      )}
    </ChannelListPage>
  )
}

const grid = 'grid gap-x-10 gap-y-4 border-b border-hair py-6 desk:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] desk:py-10'

/** A row with one special page. The whole row is one link, where the app can open its URL. */
function SpecialRow({ special, isPriority }: { special: SpecialSummary; isPriority: boolean }) {
  const { id, title, description, image, href, opens, end } = special
  return (
    <li className={`group relative ${grid}`}>
      <Artwork src={image} alt="" ratio="16:9" id={id} isPriority={isPriority} />
      <div className="flex min-w-0 flex-col">
        {opens && <p className="text-14 text-quiet">{opens}がひらきます</p>}
        <h2 className="heading mt-0.5 text-24 desk:text-32">
          {href ? (
            <AppLink href={href} className={stretchedLinkClasses}>
              <TitleText>{title}</TitleText>
            </AppLink>
          ) : (
            <TitleText>{title}</TitleText>
          )}
        </h2>
        {description && <p className="mt-2 line-clamp-4 max-w-150 text-reading">{description}</p>}
        <p className="mt-auto pt-4 text-14 text-quiet tabular-nums">{dateTimeText(end)}まで</p>
      </div>
    </li>
  )
}

function ListSkeleton() {
  return (
    <RowsSkeleton rows={3} className="border-t border-ink" row={grid}>
      <Skeleton shape="jacket" className="aspect-16/9" />
      <div>
        <Skeleton shape="line" className="w-20" />
        <Skeleton shape="line" className="mt-3" />
      </div>
    </RowsSkeleton>
  )
}
