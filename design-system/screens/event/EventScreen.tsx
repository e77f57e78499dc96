import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Section, SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { NotFoundScreen } from '../system/NotFoundScreen.tsx'
import type { EventDetail } from './event.types.ts'
import { PerformanceRow } from './parts/PerformanceRow.tsx'
import { EventHero } from './parts/EventHero.tsx'

const About = lazyBelowFold(
  () => import('./parts/EventDescription.tsx').then((file) => file.EventDescription),
  'ご案内を読みこめませんでした',
)

export interface EventScreenProps {
  /** The event. The loaded value is undefined when the event does not exist or is no longer visible. */
  event: Loadable<EventDetail | undefined>
  now: string
  /**
   * Called when the follow button is pressed. The caller applies the change optimistically and rolls it back on
   * failure.
   */
  onFollow: (followed: boolean) => void
  /** Renders the button that puts the coming performances into the user's calendar. */
  calendar?: ((event: EventDetail) => ReactNode) | undefined
  /** Renders the button that sets a reminder of the coming performances. */
  remind?: ((event: EventDetail) => ReactNode) | undefined
  /**
   * The button that keeps the event for later. For an event that no longer exists: the button that removes it from the
   * kept items.
   */
  later?: ReactNode | undefined
  hrefs: { list: string; top: string }
}

const isComing = ({ episodes }: EventDetail, now: string) =>
  episodes.some(({ start }) => Date.parse(start) > Date.parse(now))

/** An event with its performances (W127, C026, C027, C028). */
export function EventScreen({ event, now, onFollow, calendar, remind, later, hrefs }: EventScreenProps) {
  return (
    <Loaded value={event} isFullBleed holdsHeading label="イベントを読みこみ中" skeleton={<EventSkeleton />}>
      {(found) =>
        found ? (
          <ChannelTheme id={found.channel.id} seed={found.channel.seed} className="pb-24">
            <EventHero event={found} now={now} onFollow={onFollow} later={later} />
            <div className="page">
              <Section title="公演">
                <ul className="-mt-4">
                  {found.episodes.map((each) => (
                    <PerformanceRow key={each.id} episode={each} now={now} />
                  ))}
                </ul>
                {calendar && isComing(found, now) && <div className="mt-6 min-h-11">{calendar(found)}</div>}
                {remind && isComing(found, now) && <div className="mt-6 min-h-11">{remind(found)}</div>}
              </Section>
              <About event={found} listHref={hrefs.list} />
            </div>
          </ChannelTheme>
        ) : (
          <>
            <NotFoundScreen topHref={hrefs.top} />
            <div className="page pb-24">{later}</div>
          </>
        )
      }
    </Loaded>
  )
}

function EventSkeleton() {
  return (
    <>
      <PosterHeroSkeleton size="low" />
      <div className="page">
        <SectionSkeleton>
          <RowsSkeleton rows={2} row="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-6 border-b border-hair py-5">
            <Skeleton shape="figure" className="h-9" />
            <div>
              <Skeleton shape="line" className="w-32" />
              <Skeleton shape="line" className="mt-2 w-4/5" />
            </div>
          </RowsSkeleton>
        </SectionSkeleton>
      </div>
    </>
  )
}
