import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Light } from '../../components/Light.tsx'
import { Penlight } from '../../components/Penlight.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateText, dateTimeText, timeText } from '../../text/dateTimeText.ts'
import { dayParts, isSameDay } from '../../text/dayParts.ts'
import { Facts } from '../parts/Facts.tsx'
import { LivetalkLinks } from '../parts/LivetalkLinks.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import type { Viewer } from '../programme.types.ts'
import { NotFoundScreen } from '../system/NotFoundScreen.tsx'
import { TicketSheet } from './parts/TicketSheet.tsx'
import { performancesOf, performancePhaseAt, ticketPhaseText } from './ticket.rules.ts'
import type { HeldTicket, TicketEpisode } from './ticket.types.ts'

export interface TicketScreenProps {
  viewer: Viewer
  /** The ticket. The loaded value is undefined when the member does not have it. */
  ticket: Loadable<HeldTicket | undefined>
  now: string
  /** Renders the button that puts the ticket's coming performances into the member's calendar. */
  calendar?: ((ticket: HeldTicket) => ReactNode) | undefined
  /** Renders the button that opens the ticket's entry codes; renders nothing for a ticket without any. */
  entry?: (() => ReactNode) | undefined
  hrefs: { login: string; signUp: string; list: string; top: string }
}

/** One ticket (W069): the ticket itself, then the performances it gives access to. */
export function TicketScreen({ viewer, ticket, now, calendar, entry, hrefs }: TicketScreenProps) {
  if (viewer === 'guest') {
    return <MembersOnly title="チケット" sentence="ログインすると、このチケットが開きます" hrefs={hrefs} />
  }
  return (
    <Loaded value={ticket} label="チケットを読みこみ中" isFullBleed holdsHeading skeleton={<SheetSkeleton />}>
      {(held) =>
        held ? (
          <LoadedTicket ticket={held} now={now} calendar={calendar} entry={entry} hrefs={hrefs} />
        ) : (
          <NotFoundScreen topHref={hrefs.top} />
        )
      }
    </Loaded>
  )
}

interface LoadedTicketProps extends Pick<TicketScreenProps, 'now' | 'calendar' | 'entry' | 'hrefs'> {
  ticket: HeldTicket
}

function LoadedTicket({ ticket, now, calendar, entry, hrefs }: LoadedTicketProps) {
  const performances = performancesOf(ticket)
  return (
    <ChannelTheme id={ticket.channel.id} seed={ticket.channel.seed} className="relative isolate">
      <Light className="desk:-top-18" />
      <div className="page pt-6 pb-24 desk:pt-14">
        <TicketSheet ticket={ticket} now={now} />
        {entry && <div className={ticket.event.venue ? 'mt-6 min-h-13' : 'mt-6'}>{entry()}</div>}
        <Section title="公演" lead={performances.length > 1 ? 'この一枚で、すべてご覧になれます。' : undefined}>
          <ul className="-mt-4">
            {performances.map((each) => (
              <Performance key={each.id} performance={each} now={now} />
            ))}
          </ul>
          {calendar && performances.some((each) => performancePhaseAt(each, now) === 'before') && (
            <div className="mt-6 min-h-11">{calendar(ticket)}</div>
          )}
        </Section>
        <LivetalkLinks livetalks={ticket.livetalks} lead="このチケットで、お話しする枠をえらべます。" />
        <Section title="ご案内">
          <Facts
            facts={[
              ...(ticket.event.venue ? [{ term: '会場', words: ticket.event.venue }] : []),
              ...(ticket.event.href
                ? [{ term: 'イベント', words: <TextLink href={ticket.event.href}>{ticket.event.title}</TextLink> }]
                : []),
              {
                term: 'チャンネル',
                words: (
                  <TextLink href={ticket.channel.href} translate="no">
                    {ticket.channel.name}
                  </TextLink>
                ),
              },
              { term: '手に入れた日', words: dateText(ticket.acquired) },
            ]}
          />
          <p className="mt-10">
            <TextLink href={hrefs.list}>チケット一覧へ</TextLink>
          </p>
        </Section>
      </div>
    </ChannelTheme>
  )
}

function Performance({ performance, now }: { performance: TicketEpisode; now: string }) {
  const { start, end } = performance
  const { month, day, weekday } = dayParts(start)
  const phase = performancePhaseAt(performance, now)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 border-b border-hair py-4 desk:grid-cols-[6.5rem_minmax(0,1fr)_auto] desk:gap-x-6">
      <span className="min-w-14 text-20 font-bold whitespace-nowrap tabular-nums desk:figure-40">
        {month === '' ? '未定' : `${month}/${day}`}
      </span>
      <span className="min-w-0">
        <span className="block text-14 text-quiet tabular-nums">
          {weekday && `${weekday}曜 `}
          {timeText(start)}〜{isSameDay(start, end) ? timeText(end) : dateTimeText(end)}
        </span>
        <DeviceTime at={start} />
        <span className="heading mt-0.5 block text-20">{performance.title}</span>
      </span>
      <span className="col-start-2 mt-1 inline-flex items-center gap-1.5 text-14 font-bold desk:col-start-3 desk:mt-0">
        {phase === 'on' && <Penlight state="live" className="translate-y-[0.06em]" />}
        <span className={phase === 'over' ? 'text-quiet' : ''}>{ticketPhaseText(performance, now)}</span>
      </span>
    </li>
  )
}

function SheetSkeleton() {
  return (
    <div className="page pt-6 pb-24 desk:pt-14">
      <div className="flex flex-col border border-hair desk:flex-row">
        <Skeleton shape="block" className="aspect-auto h-96 desk:h-124" />
        <div className="grid shrink-0 content-start gap-5 border-t-2 border-dotted border-hair px-8 py-9 desk:w-84 desk:border-t-0 desk:border-l-2">
          <Skeleton shape="figure" className="h-18" />
          <Skeleton shape="line" className="w-3/5" />
        </div>
      </div>
    </div>
  )
}
