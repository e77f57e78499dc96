import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateRangeText } from '../../text/dateRangeText.ts'
import { dateTimeText, timeText } from '../../text/dateTimeText.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import { BulletList } from '../parts/BulletList.tsx'
import { Facts } from '../parts/Facts.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { LivetalkFrame } from './LivetalkFrame.tsx'
import { LivetalkHero } from './parts/LivetalkHero.tsx'
import { OwnSlotTicket } from './parts/OwnSlotTicket.tsx'
import { TodoSteps } from './parts/TodoSteps.tsx'
import { canEnterWaitingRoom, isSlotOver, areRequiredTodosDone, nextSlotOf, talkLengthText } from './livetalk.rules.ts'
import type { Livetalk, LivetalkHrefs, LivetalkPageData, OwnSlot } from './livetalk.types.ts'
import type { Viewer } from '../programme.types.ts'

export interface LivetalkScreenProps {
  /** Server time, ISO 8601. */
  now: string
  viewer: Viewer
  channel: CampaignChannel
  livetalk: Loadable<FoundCampaign<LivetalkPageData>>
  onConsent: () => void
  /** Renders the button that puts the member's coming slots into their calendar. */
  calendar?: ((livetalk: Livetalk, slots: readonly OwnSlot[]) => ReactNode) | undefined
  /** The consent dialog while it is open. */
  dialog?: ReactNode | undefined
  hrefs: LivetalkHrefs
}

/** A live talk (W118): its length, streamer and time; the member's own slot, the to-do steps, and the cautions. */
export function LivetalkScreen(props: LivetalkScreenProps) {
  const { now, viewer, channel, livetalk, onConsent, calendar, dialog, hrefs } = props
  return (
    <LivetalkFrame
      channel={channel}
      livetalk={livetalk}
      topHref={hrefs.top}
      skeleton={<PosterHeroSkeleton size="low" />}
    >
      {(shown) => (
        <>
          <LivetalkHero livetalk={shown.livetalk}>
            <NextAction shown={shown} viewer={viewer} now={now} hrefs={hrefs} />
          </LivetalkHero>
          <div className="page">
            <OwnSlots shown={shown} now={now} calendar={calendar} hrefs={hrefs} />
            <Preparation shown={shown} hrefs={hrefs} onConsent={onConsent} />
            <About livetalk={shown.livetalk} />
            <p className="mt-8 flex flex-wrap gap-x-8 gap-y-4 desk:pl-66">
              <TextLink href={hrefs.group}>ほかのライブトーク</TextLink>
              {channel.id && <TextLink href={channel.href}>チャンネルへもどる</TextLink>}
            </p>
          </div>
          {dialog}
        </>
      )}
    </LivetalkFrame>
  )
}

interface PartProps {
  shown: LivetalkPageData
  hrefs: LivetalkHrefs
}

/** The one next step: enter the waiting room, reserve a slot, or log in. */
function NextAction({ shown: { livetalk, own, tickets = 0, todos = [] }, viewer, now, hrefs }: PartProps & WayProps) {
  const slot = nextSlotOf(own)
  const isOpen = livetalk.phase === 'open' && livetalk.free > 0
  if (slot?.href && canEnterWaitingRoom(slot, now) && areRequiredTodosDone(todos))
    return (
      <Button variant="solid" isFullWidth href={slot.href}>
        待機室に入る
      </Button>
    )
  if (slot) return <p className="text-reading font-bold">ご予約は{timeText(slot.start)}です。下で準備できます。</p>
  if (viewer === 'guest' && isOpen)
    return (
      <Button variant="solid" isFullWidth href={hrefs.login}>
        ログインして予約する
      </Button>
    )
  if (isOpen && tickets > 0)
    return (
      <>
        <Button variant="solid" isFullWidth href={hrefs.slots}>
          枠をえらぶ
        </Button>
        <p className="mt-2 text-14 text-quiet tabular-nums">このトークに使えるチケットが{tickets}枚あります。</p>
      </>
    )
  return <ClosedNotice livetalk={livetalk} hasTicket={tickets > 0} viewer={viewer} hrefs={hrefs} />
}

interface WayProps {
  viewer: Viewer
  now: string
}

interface ClosedProps {
  livetalk: Livetalk
  hasTicket: boolean
  viewer: Viewer
  hrefs: LivetalkHrefs
}

/** Why no slot can be reserved. */
function ClosedNotice({ livetalk: { phase, free, reservation }, hasTicket, viewer, hrefs }: ClosedProps) {
  if (phase === 'over') return <p className="text-reading">このライブトークは終わりました。</p>
  if (phase === 'before')
    return (
      <p className="text-reading tabular-nums">
        {dateTimeText(reservation.start)}から、枠を予約できます。
        <DeviceTime at={reservation.start} />
      </p>
    )
  if (phase !== 'open') return <p className="text-reading">予約の受付は終わりました。</p>
  if (free === 0)
    return <p className="text-reading">すべての枠が埋まっています。取り消しが出ると、また予約できます。</p>
  if (viewer === 'guest' || hasTicket) return null
  return (
    <div className="grid gap-3">
      <p className="text-reading">予約には、このトークのチケットが要ります。</p>
      <Button variant="outline" isFullWidth href={hrefs.tickets}>
        持っているチケットを見る
      </Button>
    </div>
  )
}

type OwnSlotsProps = PartProps & Pick<LivetalkScreenProps, 'now' | 'calendar'>

function OwnSlots({ shown: { livetalk, own }, now, calendar, hrefs }: OwnSlotsProps) {
  if (own.length === 0) return null
  return (
    <Section title="あなたの枠">
      <ul className="grid gap-5">
        {own.map((slot) => (
          <li key={slot.id}>
            <OwnSlotTicket livetalk={livetalk} slot={slot} now={now}>
              {!isSlotOver(slot) && (
                <>
                  {slot.href && (
                    <Button variant={canEnterWaitingRoom(slot, now) ? 'ink' : 'outline'} size="small" href={slot.href}>
                      待機室をひらく
                    </Button>
                  )}
                  <TextLink href={hrefs.slots}>予約を確かめる</TextLink>
                </>
              )}
            </OwnSlotTicket>
          </li>
        ))}
      </ul>
      {calendar && own.some((slot) => !isSlotOver(slot) && Date.parse(slot.start) > Date.parse(now)) && (
        <div className="mt-6 min-h-11">{calendar(livetalk, own)}</div>
      )}
    </Section>
  )
}

/** The to-do steps before the talk, shown only to members with a slot or a ticket. */
function Preparation({ shown, hrefs, onConsent }: PartProps & { onConsent: () => void }) {
  const { own, todos = [], tickets = 0, livetalk } = shown
  const isConcerned = own.some((slot) => !isSlotOver(slot)) || tickets > 0
  if (!isConcerned || livetalk.phase === 'over' || todos.length === 0) return null
  return (
    <Section
      title="当日までの準備"
      lead={areRequiredTodosDone(todos) ? '必須の準備は、すべて済みました。' : '必須の準備が済むと、待機室に入れます。'}
    >
      <TodoSteps todos={todos} hrefs={hrefs} onConsent={onConsent} />
    </Section>
  )
}

function About({ livetalk }: { livetalk: Livetalk }) {
  const { seconds, reservation, isRecorded, needsIdentity, cautions, slots } = livetalk
  return (
    <>
      <Section title="このトークについて">
        <Facts
          facts={[
            { term: 'お話しの時間', words: `ひとり${talkLengthText(seconds)}、全${slots}枠` },
            { term: '予約の受付', words: `${dateRangeText(reservation.start, reservation.end)}（日本時間）` },
            { term: '録画', words: isRecorded ? '録画します。参加の前に、同意をいただきます。' : '録画しません。' },
            { term: '本人確認', words: needsIdentity ? '当日、書類で確かめます。' : 'ありません。' },
          ]}
        />
      </Section>
      {cautions.length > 0 && (
        <Section title="ご注意">
          <BulletList items={cautions} className="grid max-w-180 gap-1" />
        </Section>
      )}
    </>
  )
}
