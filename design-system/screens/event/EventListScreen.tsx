import { EmptyState } from '../../components/EmptyState.tsx'
import { ProgrammeRow } from '../../components/ProgrammeRow.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import type { Paged } from '../../paged.ts'
import { dayParts } from '../../text/dayParts.ts'
import { timeText } from '../../text/dateTimeText.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { isSameDay } from '../programmeState.ts'
import type { Viewer } from '../programme.types.ts'
import { eventKindText } from '../ticket/ticket.types.ts'
import { eventStateText } from './event.rules.ts'
import type { EventSummary } from './event.types.ts'
import { upcomingStart } from '../upcomingStart.ts'

/** The tabs of the event list: upcoming, of followed channels, and ended. */
export type EventListKind = 'ahead' | 'followed' | 'over'

export interface EventListScreenProps {
  viewer: Viewer
  kind: EventListKind
  events: Paged<EventSummary>
  now: string
  /** Returns the URL of each list. */
  hrefOf: (kind: EventListKind) => string
  hrefs: { channels: string; login: string }
}

const labels: Readonly<Record<EventListKind, string>> = {
  ahead: 'これから',
  followed: 'フォロー中',
  over: '終わったイベント',
}

/** The list of all events (W127, C025, C029). */
export function EventListScreen(props: EventListScreenProps) {
  const { viewer, kind, events, now, hrefOf } = props
  const tabs = (['ahead', 'followed', 'over'] as const).map((value) => ({
    value,
    label: labels[value],
    href: hrefOf(value),
  }))
  const isClosed = kind === 'followed' && viewer === 'guest'
  return (
    <div className="pb-24">
      <PageHead title="イベント" />
      <div className="page mt-6">
        <TabNav label="イベントの種類" value={kind} items={tabs} />
        <div className="mt-3 pt-3">
          {isClosed ? (
            <Empty {...props} />
          ) : (
            <PagedList
              paged={events}
              label="イベントを読みこみ中"
              skeleton={<ListSkeleton />}
              empty={<Empty {...props} />}
            >
              {(list) => (
                <ul>
                  {list.map((event) => (
                    <EventRow key={event.id} event={event} now={now} />
                  ))}
                </ul>
              )}
            </PagedList>
          )}
        </div>
      </div>
    </div>
  )
}

function EventRow({ event, now }: { event: EventSummary; now: string }) {
  const { channel, kind, title, image, href, start, isFollowed } = event
  const { month, day } = dayParts(start)
  return (
    <ProgrammeRow
      time={isSameDay(start, now) ? timeText(start) : month === '' ? '未定' : `${month}/${day}`}
      image={image}
      seed={channel.seed}
      channelId={channel.id}
      channel={channel.name}
      kind={isFollowed ? `${eventKindText[kind]}　フォロー中` : eventKindText[kind]}
      title={title}
      state={eventStateText(event, now)}
      href={href}
      begins={upcomingStart(start, now)}
    />
  )
}

function Empty({ viewer, kind, hrefOf, hrefs }: EventListScreenProps) {
  if (kind === 'followed' && viewer === 'guest')
    return (
      <EmptyState
        reason="members"
        className="pt-5"
        title="ログインすると、フォロー中のイベントが並びます"
        action={{ label: 'ログインする', href: hrefs.login }}
      />
    )
  const words = {
    ahead: ['これからのイベントはまだありません', '次の公演が決まると、ここに並びます。'],
    followed: ['フォロー中のイベントはまだありません', '気になるイベントをフォローすると、ここからすぐに開けます。'],
    over: ['終わったイベントはまだありません', '見逃し配信のある公演も、終わるとここに並びます。'],
  }[kind] as [string, string]
  return (
    <EmptyState
      className="pt-5"
      title={words[0]}
      description={words[1]}
      action={
        kind === 'ahead'
          ? { label: 'チャンネルをさがす', href: hrefs.channels }
          : { label: 'これからのイベントを見る', href: hrefOf('ahead') }
      }
    />
  )
}

function ListSkeleton() {
  return (
    <RowsSkeleton row="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 border-b border-hair py-4 desk:grid-cols-[6.5rem_8rem_minmax(8rem,1fr)] desk:items-center desk:gap-x-6">
      <Skeleton shape="figure" className="h-9" />
      <div className="hidden desk:block">
        <Skeleton shape="block" className="aspect-16/9" />
      </div>
      <div>
        <Skeleton shape="line" className="w-32" />
        <Skeleton shape="line" className="mt-2 w-4/5" />
      </div>
    </RowsSkeleton>
  )
}
