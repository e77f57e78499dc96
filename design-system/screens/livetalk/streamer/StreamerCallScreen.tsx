import { useState, type ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import type { Loadable } from '../../../loadable.ts'
import { timeText } from '../../../text/dateTimeText.ts'
import { Actions } from '../../parts/Actions.tsx'
import type { Viewer } from '../../programme.types.ts'
import { SlotProgress } from './parts/SlotProgress.tsx'
import { GuestCard } from './parts/GuestCard.tsx'
import { IdentityBox } from './parts/IdentityBox.tsx'
import { callLayoutClasses, CallPictures } from './parts/CallPictures.tsx'
import { CallDialogs, type CallDialogKind } from './parts/CallDialogs.tsx'
import { StaffFrame, type StaffHrefs } from './parts/StaffFrame.tsx'
import { StaffSteps } from './parts/StaffSteps.tsx'
import { CallProblems, type CallFaults } from './parts/CallProblems.tsx'
import { guestNameOf, isFinalSlotState, slotStateText } from './streamer.rules.ts'
import { stepInFlightText, type StreamerKeyCommand } from './streamerKeys.rules.ts'
import type { SlotSteps, StaffPageData, StreamerSlot, ShownIdentity, StaffTalk, StaffStep } from './streamer.types.ts'
import { useStreamerKeys } from './useStreamerKeys.ts'

/** The next guest with a slot. */
export interface NextGuest {
  name: string
  /** When the guest's slot starts, ISO 8601. */
  start: string
  isWaiting: boolean
  href: string
}

/** The data of a slot for its streamer, or for an official (staff who supervise talks) (C141). */
export interface StreamerCall {
  talk: StaffTalk
  slot: StreamerSlot
  next?: NextGuest | undefined
}

/** The pictures, devices and problems of a running talk. */
export interface CallMedia extends CallFaults {
  /** The guest's picture; absent until it is received. */
  remotePicture?: ReactNode | undefined
  localPicture?: ReactNode | undefined
  /** The picture of an official (staff who supervise talks) who has joined the talk (C151). */
  officialPicture?: ReactNode | undefined
  remaining?: { seconds: number; warning?: 30 | 10 | undefined } | undefined
  isMicrophoneOff: boolean
  isCameraOff: boolean
  /** Mutes or unmutes a device. */
  onToggle: (what: 'microphone' | 'camera') => void
}

export interface StreamerCallScreenProps {
  viewer: Viewer
  call: Loadable<StaffPageData<StreamerCall>>
  /**
   * The pictures and devices of the talk. Absent while the user is not connected; the device buttons are then not
   * rendered.
   */
  media?: CallMedia | undefined
  steps: SlotSteps
  /** Whether the last poll failed, so that the data may be outdated. */
  isStale: boolean
  identity: ShownIdentity
  hasKeys: boolean
  onIdentity: (isShown: boolean) => void
  /** Called when the user presses the shortcut key for the next guest; the caller opens the next slot. */
  onNext: () => void
  onKeys: (hasKeys: boolean) => void
  hrefs: StaffHrefs & { day: string }
}

/**
 * The page on which the streamer runs a talk: check the guest's identity, wait for the guest, record, start, end, or
 * remove the guest. Each step has a button and a shortcut key (W122).
 */
export function StreamerCallScreen({ viewer, call, hrefs, ...rest }: StreamerCallScreenProps) {
  return (
    <StaffFrame viewer={viewer} title="ライブトークの部屋" page={call} hrefs={hrefs}>
      {(led) => <LedRoom key={led.slot.id} {...led} {...rest} dayHref={hrefs.day} />}
    </StaffFrame>
  )
}

type RoomProps = StreamerCall & Omit<StreamerCallScreenProps, 'viewer' | 'call' | 'hrefs'> & { dayHref: string }

function LedRoom(props: RoomProps) {
  const { talk, slot, next, media, steps, isStale, identity, onIdentity, dayHref } = props
  const { failure } = steps
  const { root, said, press, question, ask } = useRoom(props)
  const isEnded = isFinalSlotState(slot.state)
  return (
    <div
      ref={root}
      className="page grid gap-x-10 gap-y-6 pt-6 pb-24 landscape:max-desk:pt-3 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-10"
    >
      <div className="grid min-w-0 content-start gap-5 landscape:max-desk:gap-3">
        <RoomHead talk={talk} slot={slot} dayHref={dayHref} />
        <div className={callLayoutClasses}>
          <CallPictures
            remote={isEnded ? undefined : media?.remotePicture}
            placeholder={<Placeholder slot={slot} name={guestNameOf(slot)} />}
            local={isEnded ? undefined : media?.localPicture}
            official={isEnded ? undefined : media?.officialPicture}
            isRecording={slot.isRecording}
            remaining={slot.state === 'talking' ? media?.remaining : undefined}
          />
          <div className="grid min-w-0 content-start gap-5">
            <Announcements slot={slot} name={guestNameOf(slot)} said={said} remaining={media?.remaining} />
            <CallProblems
              {...media}
              isStale={isStale}
              failure={failure && failure.step !== 'exit' ? failure.text : undefined}
            />
            {isEnded ? <WayOn next={next} dayHref={dayHref} /> : <RoomControls {...props} press={press} ask={ask} />}
          </div>
        </div>
      </div>
      <aside aria-label="お相手" className="grid min-w-0 content-start gap-8">
        {slot.guest && <GuestCard guest={slot.guest} isRecorded={talk.isRecorded} />}
        {slot.guest && talk.needsIdentity && <IdentityBox identity={identity} onShow={onIdentity} />}
        {next && <Next next={next} />}
      </aside>
      <CallDialogs {...props} question={question} ask={ask} />
    </div>
  )
}

/**
 * The state and the actions of the call's page: handles button presses and shortcut keys, and knows which dialog is
 * open.
 */
function useRoom(props: RoomProps) {
  const { talk, slot, next, media, steps, hasKeys, identity, onIdentity, onNext } = props
  const { pending, onStep } = steps
  const [question, ask] = useState<CallDialogKind>()
  const [said, setSaid] = useState('')
  const isPending = pending !== undefined
  const press = (step: StaffStep) => {
    if (step === 'end' || step === 'exit') return ask(step)
    setSaid(isPending ? stepInFlightText : '')
    if (!isPending) onStep(step)
  }
  const runCommand = (command: StreamerKeyCommand) => {
    if (command.do === 'nothing') return setSaid(command.said)
    setSaid('')
    if (command.do === 'step') return onStep(command.step)
    if (command.do === 'identity') return onIdentity(identity === 'hidden')
    if (command.do === 'microphone' || command.do === 'camera') return media?.onToggle(command.do)
    if (command.do === 'next') return onNext()
    return ask(({ confirmEnd: 'end', openExit: 'exit', help: 'keys' } as const)[command.do])
  }
  const root = useStreamerKeys({
    slot,
    talk,
    hasNext: next !== undefined,
    isPending,
    isOn: hasKeys && question === undefined,
    onCommand: runCommand,
  })
  return { root, said, press, question, ask }
}

function WayOn({ next, dayHref }: Pick<RoomProps, 'next' | 'dayHref'>) {
  return (
    <Actions>
      {next && (
        <Button variant="solid" href={next.href}>
          次の方へ
        </Button>
      )}
      <TextLink href={dayHref}>進行表へもどる</TextLink>
    </Actions>
  )
}

type RoomControlsProps = Pick<RoomProps, 'slot' | 'talk' | 'steps' | 'hasKeys' | 'media'> & {
  press: (step: StaffStep) => void
  ask: (question: CallDialogKind) => void
}

function RoomControls({ slot, talk, steps, hasKeys, media, press, ask }: RoomControlsProps) {
  return (
    <>
      <StaffSteps slot={slot} talk={talk} pending={steps.pending} hasKeys={hasKeys} onPress={press} />
      <div className="flex flex-wrap gap-3">
        {media && <OwnDevices media={media} />}
        <span className="landscape:max-desk:hidden">
          <Button variant="quiet" size="small" aria-keyshortcuts="?" onClick={() => ask('keys')}>
            キーの一覧
          </Button>
        </span>
      </div>
    </>
  )
}

/**
 * The head of the call's page: the slot's number and time, the live talk, and the steps of the slot. On a phone in
 * landscape only one line is visible, so that the picture and the buttons fit on the screen; the back link is then in
 * the page frame.
 */
function RoomHead({ talk, slot, dayHref }: { talk: StaffTalk; slot: StreamerSlot; dayHref: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-14 landscape:max-desk:hidden">
        <TextLink href={dayHref}>進行表</TextLink>
      </p>
      <h1 className="heading text-24 wrap-anywhere landscape:max-desk:text-16 desk:text-32">
        {slot.number}番　{timeText(slot.start)}〜{timeText(slot.end)}
      </h1>
      <div className="grid gap-2 landscape:max-desk:sr-only">
        <p className="text-14 text-quiet wrap-anywhere">{talk.title}</p>
        <SlotProgress slot={slot} talk={talk} />
      </div>
    </div>
  )
}

function Placeholder({ slot, name }: { slot: StreamerSlot; name: string }) {
  const words = isFinalSlotState(slot.state)
    ? slotStateText(slot.state)
    : slot.isPresent
      ? `${name}は入室しています`
      : `${name}の入室を待っています`
  return (
    <>
      <Penlight state={slot.isPresent && !isFinalSlotState(slot.state) ? 'on' : 'off'} className="mx-auto text-44" />
      <p className="mt-4 text-20 font-bold wrap-anywhere">{words}</p>
    </>
  )
}

const ended: Readonly<Partial<Record<StreamerSlot['state'], string>>> = {
  ended: '通話を終えました',
  forcedOut: '退室していただきました',
  noShow: 'お越しになりませんでした',
}

/** The live region: announces events to screen readers, and shows everyone why a key did nothing. */
function Announcements({
  slot,
  name,
  said,
  remaining,
}: { slot: StreamerSlot; name: string; said: string } & Pick<CallMedia, 'remaining'>) {
  const warning = slot.state === 'talking' && remaining?.warning ? `残り${remaining.warning}秒です` : ''
  const presence = slot.state === 'waiting' ? `${name}が入室しました` : ''
  const talking = slot.state === 'talking' ? `${name}と通話中` : ''
  const recording = slot.isRecording ? '録画しています' : ''
  const words = [ended[slot.state] ?? '', presence, talking, recording, warning].filter(Boolean)
  return (
    <>
      <output className="sr-only">{words.join('。')}</output>
      <output className="text-14 font-bold empty:sr-only">{said}</output>
    </>
  )
}

function OwnDevices({ media }: { media: CallMedia }) {
  return (
    <fieldset aria-label="自分の機材" className="flex flex-wrap gap-3">
      <Button variant="outline" size="small" aria-keyshortcuts="M" onClick={() => media.onToggle('microphone')}>
        {media.isMicrophoneOff ? 'マイクを入れる' : 'マイクを切る'}
      </Button>
      <Button variant="outline" size="small" aria-keyshortcuts="V" onClick={() => media.onToggle('camera')}>
        {media.isCameraOff ? 'カメラを入れる' : 'カメラを切る'}
      </Button>
    </fieldset>
  )
}

function Next({ next }: { next: NextGuest }) {
  return (
    <section aria-label="次の方" className="border-t border-ink pt-4">
      <h2 className="text-14 text-quiet">次の方</h2>
      <p className="mt-1 font-bold wrap-anywhere">
        <TextLink href={next.href}>
          <bdi translate="no">{next.name}</bdi>さん
        </TextLink>
      </p>
      <p className="mt-1 inline-flex items-center gap-1.5 text-14 tabular-nums">
        {next.isWaiting && <Penlight />}
        {timeText(next.start)}から・{next.isWaiting ? '待機中' : 'まだ入室していません'}
      </p>
    </section>
  )
}
