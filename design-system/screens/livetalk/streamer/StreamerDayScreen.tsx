import { AppLink } from '../../../components/AppLink.tsx'
import { Button } from '../../../components/Button.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { Section } from '../../../components/Section.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateText, timeText } from '../../../text/dateTimeText.ts'
import { Actions } from '../../parts/Actions.tsx'
import type { Viewer } from '../../programme.types.ts'
import { GuestCard } from './parts/GuestCard.tsx'
import { IdentityBox } from './parts/IdentityBox.tsx'
import { StaffFrame, type StaffHrefs } from './parts/StaffFrame.tsx'
import { guestNameOf, isFinalSlotState, slotStateText, currentSlotOf } from './streamer.rules.ts'
import type { StaffPageData, ScheduledSlot, ShownIdentity, StaffTalk } from './streamer.types.ts'

/** A live talk with all its slots, for its staff (C140). */
export interface StaffDay {
  talk: StaffTalk
  /** All slots, sorted by start. */
  run: readonly ScheduledSlot[]
}

export interface StreamerDayScreenProps {
  viewer: Viewer
  day: Loadable<StaffPageData<StaffDay>>
  /** The identity of the current guest. */
  identity: ShownIdentity
  onIdentity: (isShown: boolean) => void
  /** The links of the page. The links to the rehearsal and to the monitor are rendered only if they have a URL. */
  hrefs: StaffHrefs & { rehearsal?: string | undefined; monitor?: string | undefined }
}

/** The day of a live talk for its staff (W122): the current guest with their information, and all slots. */
export function StreamerDayScreen({ viewer, day, identity, onIdentity, hrefs }: StreamerDayScreenProps) {
  return (
    <StaffFrame viewer={viewer} title="ライブトークの進行" page={day} hrefs={hrefs}>
      {({ talk, run }) => (
        <>
          <Light />
          <div className="page pt-10 pb-24 desk:pt-14">
            <DayHead talk={talk} run={run} />
            <Turn talk={talk} run={run} identity={identity} onIdentity={onIdentity} hrefs={hrefs} />
            {run.length > 0 && (
              <Section title="進行表">
                <ol className="-mt-4">
                  {run.map((slot) => (
                    <SlotRow key={slot.id} slot={slot} />
                  ))}
                </ol>
              </Section>
            )}
          </div>
        </>
      )}
    </StaffFrame>
  )
}

function DayHead({ talk, run }: StaffDay) {
  const taken = run.filter(({ guest }) => guest)
  const rest = taken.filter(({ state }) => !isFinalSlotState(state)).length
  const [first] = run
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="text-14 text-quiet">
          {talk.role === 'streamer' ? '配信者' : '担当'}として進行中
          {first && `・${dateText(first.start)} ${timeText(first.start)}から`}
        </p>
        <h1 className="heading text-32 wrap-anywhere desk:text-44">
          <TitleText>{talk.title}</TitleText>
        </h1>
      </div>
      <Figure
        value={String(rest)}
        unit={['人が', 'これから']}
        size={72}
        label={`これから${rest}人、全部で${taken.length}人`}
      />
    </div>
  )
}

function Turn({ talk, run, identity, onIdentity, hrefs }: StaffDay & Omit<StreamerDayScreenProps, 'viewer' | 'day'>) {
  const slot = currentSlotOf(run)
  const official = talk.role === 'official' && hrefs.monitor && <TextLink href={hrefs.monitor}>見守りの画面へ</TextLink>
  if (!slot?.guest) {
    return (
      <Section title="つぎの方">
        <EmptyState title="お待ちの方はいません" description="予約が入ると、ここに出ます。" />
        <Actions className="mt-8">
          {hrefs.rehearsal && <TextLink href={hrefs.rehearsal}>機材を確かめる</TextLink>}
          {official}
        </Actions>
      </Section>
    )
  }
  return (
    <Section title={slot.state === 'talking' ? '通話中の方' : 'つぎの方'}>
      <p className="mb-4 inline-flex items-center gap-2 font-bold tabular-nums">
        <Penlight state={slot.state === 'talking' ? 'live' : slot.state === 'waiting' ? 'on' : 'off'} />
        {slot.number}番・{timeText(slot.start)}〜{timeText(slot.end)}・{slotStateText(slot.state)}
      </p>
      <GuestCard guest={slot.guest} isRecorded={talk.isRecorded} as="h3" />
      {talk.needsIdentity && (
        <div className="mt-6">
          <IdentityBox identity={identity} onShow={onIdentity} />
        </div>
      )}
      <Actions className="mt-8">
        <Button href={slot.href} variant="solid">
          {guestNameOf(slot)}の部屋へ
        </Button>
        {hrefs.rehearsal && <TextLink href={hrefs.rehearsal}>機材を確かめる</TextLink>}
        {official}
      </Actions>
    </Section>
  )
}

function SlotRow({ slot }: { slot: ScheduledSlot }) {
  const { number, start, end, state, guest, href } = slot
  const isPast = isFinalSlotState(state)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hair py-3 desk:gap-x-6">
      <span className="text-14 text-quiet tabular-nums">
        {number}番　{timeText(start)}〜{timeText(end)}
      </span>
      {guest ? (
        <AppLink
          href={href}
          className="tappable min-w-[min(100%,8em)] flex-1 font-bold wrap-anywhere underline-offset-4 hover:underline"
        >
          {guestNameOf(slot)}
        </AppLink>
      ) : (
        <span className="flex-1 text-quiet">—</span>
      )}
      <span className={`inline-flex items-center gap-1.5 text-14 ${isPast || !guest ? 'text-quiet' : 'font-bold'}`}>
        {state === 'talking' && <Penlight state="live" />}
        {state === 'waiting' && <Penlight />}
        {slotStateText(state)}
      </span>
    </li>
  )
}
