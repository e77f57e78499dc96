import type { ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { FollowButton } from '../../parts/FollowButton.tsx'
import { figureRoomBesideObi, PosterHero } from '../../parts/PosterHero.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { performancePhaseAt, ticketPhaseText } from '../../ticket/ticket.rules.ts'
import { eventKindText } from '../../ticket/ticket.types.ts'
import { nextPerformanceOf } from '../event.rules.ts'
import type { EventDetail, EventEpisode } from '../event.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface EventHeroProps {
  event: EventDetail
  now: string
  onFollow: (followed: boolean) => void
  /** The button that keeps the event for later. */
  later?: ReactNode | undefined
}

/** The hero of an event: the day of its next performance, the venue, and the actions of the user. */
export function EventHero({ event, now, onFollow, later }: EventHeroProps) {
  const { id, kind, title, image, venue, channel, episodes, isFollowed = false } = event
  const next = nextPerformanceOf(event, now)
  return (
    <PosterHero
      size="low"
      picture={{ src: image, id }}
      obi={<Obi as="h1" size="large" title={title} top={eventKindText[kind]} foot={['全', `${episodes.length}公演`]} />}
      figure={next && <DayFigure episode={next} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
        <TextLink href={channel.href} translate="no">
          {channel.name}
        </TextLink>
        {next && (
          <span className="inline-flex items-center gap-1.5 font-bold text-ink">
            {performancePhaseAt(next, now) === 'on' && <Penlight state="live" className="translate-y-[0.06em]" />}
            {ticketPhaseText(next, now)}
          </span>
        )}
      </p>
      {next && <p className="mt-2 text-reading tabular-nums">{dateTimeText(next.start)}</p>}
      <DeviceTime at={next?.start} />
      {venue && <p className="text-reading">{venue}</p>}
      <div className="mt-5 grid gap-3">
        {next && performancePhaseAt(next, now) !== 'before' && (
          <Button isFullWidth href={next.href}>
            <span className="line-clamp-2">
              {performancePhaseAt(next, now) === 'on'
                ? `${isolated(next.title)}のページへ入る`
                : `${isolated(next.title)}をふりかえる`}
            </span>
          </Button>
        )}
        <FollowButton name={title} isFollowed={isFollowed} onFollow={onFollow} isFullWidth />
        {later && <div className="min-h-11">{later}</div>}
      </div>
      <ShareLink className="mt-2" />
    </PosterHero>
  )
}

function DayFigure({ episode: { start } }: { episode: EventEpisode }) {
  const { month, day, weekday } = dayParts(start)
  if (month === '') return <Figure value="未定" size={48} deskSize={96} />
  return (
    <Figure
      value={`${month}/${day}`}
      unit={`${weekday}曜`}
      size={72}
      deskSize={120}
      room={figureRoomBesideObi}
      label={`${month}月${day}日 ${weekday}曜日`}
    />
  )
}
