import { Camera, CameraOff, Mic, MicOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Light } from '../../components/Light.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { Obi } from '../../components/Obi.tsx'
import { Penlight } from '../../components/Penlight.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { timeText } from '../../text/dateTimeText.ts'
import { CallClock } from './parts/CallClock.tsx'
import { LastRehearsal } from './parts/LastRehearsal.tsx'
import { callAnnouncement, networkText, remoteOffText } from './call.rules.ts'
import type { TalkCall, TalkFault, TalkSending, MemberCallStep } from './call.types.ts'
import type { Livetalk, LivetalkHrefs, OwnSlot } from './livetalk.types.ts'
import type { LastRehearsalResult } from './rehearsal.types.ts'

export interface LivetalkCallScreenProps {
  step: MemberCallStep
  livetalk: Pick<Livetalk, 'title' | 'streamer' | 'seconds' | 'isRecorded'>
  slot: Pick<OwnSlot, 'start' | 'entry'>
  /** The number of whole seconds until the waiting room opens. */
  untilEntry: number
  /** The number of members who wait in the queue before this member; absent while unknown. */
  ahead?: number | undefined
  call: TalkCall
  /** The result of the last rehearsal on this device, if any. */
  lastRehearsal?: LastRehearsalResult | undefined
  hrefs: Pick<LivetalkHrefs, 'livetalk' | 'group' | 'top' | 'rehearsal'>
}

/**
 * The page of a live talk for the member, in the dark theme: the streamer's picture with the obi (vertical title band),
 * beside it the time left, the connection state, the member's own picture and the two device buttons. In landscape the
 * streamer's picture is on the left (W121), unless the viewport is narrower than 30rem (400 % zoom).
 */
export function LivetalkCallScreen(props: LivetalkCallScreenProps) {
  const { step, livetalk, call } = props
  return (
    <ModeArea
      mode="stage"
      className="grid min-h-dvh text-ink portrait:grid-rows-[minmax(40dvh,1fr)_auto] landscape:h-dvh landscape:grid-cols-[minmax(0,1fr)_minmax(15rem,26rem)] landscape:max-[30rem]:h-auto landscape:max-[30rem]:grid-cols-1 landscape:max-[30rem]:grid-rows-[minmax(40dvh,1fr)_auto]"
    >
      <h1 className="sr-only">{livetalk.title}</h1>
      <Picture livetalk={livetalk} remote={step === 'talking' ? call.remote : undefined} />
      <div className="relative isolate flex min-w-0 flex-col gap-6 overflow-y-auto border-t border-ink px-4 py-5 landscape:border-t-0 landscape:border-l landscape:max-[30rem]:border-t landscape:max-[30rem]:border-l-0 desk:px-8 desk:py-8">
        <Light />
        <Panel {...props} />
      </div>
    </ModeArea>
  )
}

/** The streamer: the received video, or until then the portrait, with the name on the obi (vertical title band). */
function Picture({
  livetalk: { streamer },
  remote,
}: {
  livetalk: LivetalkCallScreenProps['livetalk']
  remote?: ReactNode | undefined
}) {
  return (
    <div className="relative min-h-80 overflow-hidden landscape:min-h-0">
      <Artwork src={streamer.image} alt="" ratio="fill" id={streamer.name} isPriority />
      {remote && <div className="absolute inset-0">{remote}</div>}
      <div className="absolute top-0 left-4 h-4/5 max-h-90 desk:left-8">
        <Obi top="1対1" title={streamer.name} isName foot={['ライブ', 'トーク']} />
      </div>
    </div>
  )
}

function Panel(props: LivetalkCallScreenProps) {
  const { step, call, hrefs } = props
  if (step === 'ended' || step === 'forcedOut' || step === 'noShow') return <TalkEnd {...props} step={step} />
  const isInRoom = step === 'waiting' || step === 'talking'
  return (
    <>
      <CurrentStep {...props} />
      {isInRoom && <CallProblem call={call} />}
      {isInRoom && <OwnDevices call={call} />}
      <output className="sr-only">{isInRoom ? callAnnouncement(call) : ''}</output>
      {step !== 'talking' && (
        <p className="mt-auto">
          <TextLink href={hrefs.livetalk}>ライブトークのページへもどる</TextLink>
        </p>
      )}
    </>
  )
}

function turnText(ahead: number | undefined): string {
  if (ahead === undefined) return '待機室に入っています'
  return ahead > 0 ? `あと${ahead}人で、あなたの番です` : 'つぎが、あなたの番です'
}

/** The current step: before entry, waiting, or talking. */
function CurrentStep({ step, livetalk, slot, untilEntry, ahead, call, lastRehearsal, hrefs }: LivetalkCallScreenProps) {
  if (step === 'early')
    return (
      <div className="grid gap-4">
        <CallClock label="待機室がひらくまで、あと" seconds={untilEntry} />
        <p className="text-reading tabular-nums">
          {timeText(slot.entry)}にひらき、{timeText(slot.start)}からお話しします。
          <DeviceTime at={slot.start} />
        </p>
        {hrefs.rehearsal !== undefined && <LastRehearsal last={lastRehearsal} href={hrefs.rehearsal} />}
      </div>
    )
  if (step === 'unprepared')
    return (
      <div className="grid gap-4">
        <p className="heading text-24">必須の準備が残っています</p>
        <p className="text-reading">準備が済むと、待機室に入れます。</p>
        <Button variant="solid" href={hrefs.livetalk}>
          準備をつづける
        </Button>
      </div>
    )
  if (step === 'talking' && call.remaining)
    return (
      <CallClock
        label="お話しできる時間、あと"
        seconds={call.remaining.seconds}
        totalSeconds={livetalk.seconds}
        isUrgent={call.remaining.seconds <= 30}
      />
    )
  return (
    <div>
      <p className="flex items-center gap-2 text-14 font-bold">
        <Penlight state="live" className="translate-y-[0.06em]" />
        待機室
      </p>
      <output className="heading mt-2 block text-24 desk:text-32">{turnText(ahead)}</output>
      <p className="mt-2 text-reading tabular-nums">
        {timeText(slot.start)}からの予定です。そのままお待ちください。始まるまで、映像と音声は届きません。
      </p>
    </div>
  )
}

/** Shows at most one problem: a fault with its one action, or the connection state. */
function CallProblem({ call }: { call: TalkCall }) {
  const { network, fault, onResume, isRecording, isTalkingMuted, remoteOff = [] } = call
  if (onResume)
    return (
      <Button variant="solid" isFullWidth onClick={onResume}>
        お話しにもどる
      </Button>
    )
  return (
    <div className="grid gap-3">
      {fault ? <Fault fault={fault} /> : <p className="text-14 text-quiet">{networkText[network]}</p>}
      {remoteOff.length > 0 && <p className="text-14 font-bold">{remoteOffText(remoteOff)}</p>}
      {isTalkingMuted && <p className="text-14 font-bold">マイクがオフのままです。</p>}
      {isRecording && <p className="text-14 font-bold">録画しています。</p>}
    </div>
  )
}

function Fault({ fault: { title, text, action } }: { fault: TalkFault }) {
  return (
    <div role="alert" className="border-l-2 border-l-warning pl-3">
      <p className="font-bold">{title}</p>
      <p className="mt-1 text-14">{text}</p>
      <Button size="small" variant="outline" className="mt-3" onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  )
}

const sendingText: Readonly<Record<TalkSending, string>> = { on: 'オン', off: 'オフ', missing: 'なし' }

/** The member's own picture, small, and the two device buttons, each with its state as text. */
function OwnDevices({ call: { local, microphone, camera, onMicrophone, onCamera } }: { call: TalkCall }) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="relative h-30 w-24 shrink-0 overflow-hidden border border-hair bg-sunk">
        {local || (
          <p className="grid size-full place-items-center px-2 text-center text-12">
            {camera === 'missing' ? 'カメラは使えません' : 'カメラはオフです'}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap gap-3">
        <Switch
          name="マイク"
          state={microphone}
          icons={[<Mic key="on" />, <MicOff key="off" />]}
          onPress={onMicrophone}
        />
        <Switch
          name="カメラ"
          state={camera}
          icons={[<Camera key="on" />, <CameraOff key="off" />]}
          onPress={onCamera}
        />
      </div>
    </div>
  )
}

interface SwitchProps {
  name: string
  state: TalkSending
  icons: readonly [on: ReactNode, off: ReactNode]
  onPress: () => void
}

const Switch = ({ name, state, icons: [on, off], onPress }: SwitchProps) => (
  <Button
    size="small"
    variant="outline"
    icon={<span className="[&>svg]:size-5">{state === 'on' ? on : off}</span>}
    disabled={state === 'missing'}
    onClick={onPress}
  >
    {name}　{sendingText[state]}
  </Button>
)

const ends = {
  ended: ['ありがとうございました', 'お話しは終わりました。またお会いできますように。'],
  forcedOut: [
    'お話しを終わりました',
    '運営の判断で、お話しを終わりました。カメラとマイクは止まっています。ご不明な点は、お問い合わせください。',
  ],
  noShow: ['お話しの時間が過ぎました', 'この枠は終わりました。ご不明な点は、お問い合わせください。'],
} as const

/** The end of the talk, with the next actions. */
function TalkEnd({ step, livetalk, hrefs }: LivetalkCallScreenProps & { step: keyof typeof ends }) {
  const [title, text] = ends[step]
  return (
    <div className="my-auto grid gap-5">
      <Penlight className="text-44" state={step === 'ended' ? 'on' : 'off'} />
      <h2 className="heading text-32">{title}</h2>
      <p className="text-reading">{text}</p>
      <Button variant="solid" href={hrefs.group}>
        ほかのライブトークを見る
      </Button>
      <TextLink href={hrefs.livetalk}>{livetalk.title}</TextLink>
    </div>
  )
}
