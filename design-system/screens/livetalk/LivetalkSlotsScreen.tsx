import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Penlight } from '../../components/Penlight.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText, timeText } from '../../text/dateTimeText.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { focusOnMount } from '../focusOnMount.ts'
import { LivetalkFrame } from './LivetalkFrame.tsx'
import { OwnSlotTicket } from './parts/OwnSlotTicket.tsx'
import { SlotBoard } from './parts/SlotBoard.tsx'
import type { SlotActionToConfirm, SlotConfirmationsProps } from './parts/SlotConfirmations.tsx'
import { canCancelSlot, canReserveSlot, livetalkPhaseText, talkLengthText } from './livetalk.rules.ts'
import type {
  LivetalkHrefs,
  OwnSlot,
  LivetalkSlotsPageData,
  SlotRequestState,
  TalkSlot,
  TalkTicket,
} from './livetalk.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface LivetalkSlotsScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  shown: Loadable<FoundCampaign<LivetalkSlotsPageData>>
  /** All slots for the selected ticket. */
  slots: Loadable<TalkSlot[]>
  attempt: SlotRequestState
  onReserve: (slotId: string) => void
  onCancel: (slot: OwnSlot) => void
  /** Called when the member has dismissed the outcome of the last attempt. */
  onSeen: () => void
  hrefs: LivetalkHrefs
}

/**
 * The dialogs that ask before a slot is reserved or cancelled. Their module is not needed before the member presses a
 * slot.
 */
const SlotConfirmations = lazyComponent<SlotConfirmationsProps>(() =>
  import('./parts/SlotConfirmations.tsx').then((file) => file.SlotConfirmations),
)

/**
 * The slots of a live talk (W119): the member selects a ticket and a slot, and can cancel their own slot before the
 * deadline.
 */
export function LivetalkSlotsScreen({ channel, shown, hrefs, ...board }: LivetalkSlotsScreenProps) {
  return (
    <LivetalkFrame channel={channel} livetalk={shown} topHref={hrefs.top}>
      {(found) => (
        <>
          <PageHead
            title="枠をえらぶ"
            lead={`${isolated(found.livetalk.title)}　${isolated(found.livetalk.streamer.name)}と、ひとり${talkLengthText(found.livetalk.seconds)}ずつ`}
          />
          <div className="page">
            <Outcome attempt={board.attempt} hrefs={hrefs} />
            {found.ticket ? (
              <ChosenTicketSlots found={found} ticket={found.ticket} hrefs={hrefs} {...board} />
            ) : (
              <EmptyState
                className="mt-10 border-t border-ink pt-6"
                title="このトークのチケットは、まだありません"
                description="チケットを手に入れると、ここで枠をえらべます。"
                action={{ label: '持っているチケットを見る', href: hrefs.tickets }}
              />
            )}
            <p className="mt-10 border-t border-ink pt-8">
              <TextLink href={hrefs.livetalk}>ライブトークのページへもどる</TextLink>
            </p>
          </div>
        </>
      )}
    </LivetalkFrame>
  )
}

/** The outcome of the last attempt. It takes the focus, because the pressed button may have disappeared. */
function Outcome({ attempt, hrefs }: { attempt: SlotRequestState; hrefs: LivetalkHrefs }) {
  if (attempt.state !== 'reserved' && attempt.state !== 'cancelled') return null
  return (
    <output
      key={attempt.state}
      ref={focusOnMount}
      tabIndex={-1}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink pt-4"
    >
      <p className="flex items-center gap-2 text-20 font-bold">
        <Penlight state={attempt.state === 'reserved' ? 'on' : 'off'} />
        {attempt.state === 'reserved' ? '予約しました。' : '予約を取り消しました。チケットは、また使えます。'}
      </p>
      {attempt.state === 'reserved' && <TextLink href={hrefs.livetalk}>当日までの準備へ</TextLink>}
    </output>
  )
}

type ChosenTicketSlotsProps = Omit<LivetalkSlotsScreenProps, 'channel' | 'shown'> & {
  found: LivetalkSlotsPageData
  ticket: TalkTicket
}

function ChosenTicketSlots(props: ChosenTicketSlotsProps) {
  const { found, ticket, now, slots, attempt, hrefs } = props
  const [asked, setAsked] = useState<SlotActionToConfirm>()
  const isOpen = canReserveSlot(found.livetalk, ticket)
  return (
    <>
      {found.tickets.length > 1 && <Tickets tickets={found.tickets} chosen={ticket} />}
      {ticket.own && (
        <Section title="あなたの枠">
          <OwnSlotTicket livetalk={found.livetalk} slot={ticket.own} now={now}>
            <OwnActs slot={ticket.own} now={now} attempt={attempt} onAsk={setAsked} />
          </OwnSlotTicket>
        </Section>
      )}
      <Section title="すべての枠" lead={leadText(found, ticket)}>
        <Loaded value={slots} label="枠を読みこみ中" skeleton={<BoardSkeleton />}>
          {(list) =>
            list.length > 0 ? (
              <SlotBoard
                slots={list}
                canReserve={isOpen}
                attempt={attempt}
                onChoose={(slot) => setAsked({ to: 'reserve', slot })}
              />
            ) : (
              <EmptyState
                title="枠はまだ発表されていません"
                description="決まると、ここに並びます。"
                action={{ label: 'ライブトークのページへもどる', href: hrefs.livetalk }}
              />
            )
          }
        </Loaded>
      </Section>
      <SlotConfirmations {...props} livetalk={found.livetalk} asked={asked} onAnswered={() => setAsked(undefined)} />
    </>
  )
}

function leadText({ livetalk }: LivetalkSlotsPageData, { own, unused }: TalkTicket): string {
  if (livetalk.phase !== 'open') return livetalkPhaseText(livetalk)
  if (own) return '一枚のチケットで、ひとつの枠です。'
  return unused > 0 ? '空いている時刻を押してください。' : 'このチケットは、ほかのトークで使っています。'
}

function Tickets({ tickets, chosen }: { tickets: readonly TalkTicket[]; chosen: TalkTicket }) {
  return (
    <Section title="使うチケット">
      <ul className="-mt-4 max-w-180">
        {tickets.map(({ id, name, href, unused, own }) => (
          <li key={id} className="border-b border-hair">
            <AppLink
              href={href}
              aria-current={id === chosen.id ? 'true' : undefined}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2 underline-offset-4 hover:underline"
            >
              <span className="inline-flex items-center gap-2 font-bold">
                <Penlight state={id === chosen.id ? 'on' : 'off'} />
                {name}
              </span>
              <span className="text-14 text-quiet tabular-nums">
                {own ? `${timeText(own.start)}の枠を予約済み` : unused > 0 ? `のこり${unused}枚` : '使用済み'}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface OwnActsProps {
  slot: OwnSlot
  now: string
  attempt: SlotRequestState
  onAsk: (asked: SlotActionToConfirm) => void
}

function OwnActs({ slot, now, attempt, onAsk }: OwnActsProps) {
  const { cancelDeadline } = slot
  if (!canCancelSlot(slot, now))
    return <p className="text-14">取り消しの期限は過ぎました（{dateTimeText(cancelDeadline)}）</p>
  return (
    <>
      <Button
        size="small"
        variant="outline"
        isPending={attempt.state === 'sending' && attempt.slotId === slot.id}
        pendingLabel="取り消しています"
        onClick={() => onAsk({ to: 'cancel', slot })}
      >
        予約を取り消す
      </Button>
      <p className="text-14 tabular-nums">{dateTimeText(cancelDeadline)}まで</p>
    </>
  )
}

const BoardSkeleton = () => (
  <RowsSkeleton
    rows={8}
    className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
    row="h-16 rounded-control border border-hair p-3"
  >
    <Skeleton shape="line" />
  </RowsSkeleton>
)
