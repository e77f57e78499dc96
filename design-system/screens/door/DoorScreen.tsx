import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Section } from '../../components/Section.tsx'
import { TextField } from '../../components/TextField.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { enteredCount } from './door.rules.ts'
import type { DoorCheck, StaffedDoor } from './door.types.ts'
import { CameraPanel, type CameraPanelProps } from './parts/CameraPanel.tsx'
import { CheckResultView } from './parts/CheckResultView.tsx'
import { CodeEntry } from './parts/CodeEntry.tsx'
import { DoorFrame, type DoorFrameProps } from './parts/DoorFrame.tsx'
import { DoorPassList } from './parts/DoorPassList.tsx'
import { DoubleEntries } from './parts/DoubleEntries.tsx'

/** The entries that are only on this device. */
export interface UnsentEntries {
  count: number
  /** Whether they are being sent. */
  isPending: boolean
  /** Called to try to send them at once. */
  onSend: () => void
}

export interface DoorScreenProps extends Omit<DoorFrameProps, 'children'>, CameraPanelProps {
  /** The result of the last check. */
  check: DoorCheck | undefined
  /** Whether a check is in flight. */
  isChecking: boolean
  /** Called to make room for the next check. */
  onNext: () => void
  /** Called with a typed code. */
  onCode: (code: string) => void
  /** Called to let the holder of a pass in without a code. */
  onAdmit: (passId: string) => void
  /** The name of this entrance, which reports of double entries show. */
  entrance: string
  onEntranceChange: (name: string) => void
  /** Whether each result has a sound. */
  isSoundOn: boolean
  onSoundChange: (isOn: boolean) => void
  /** Whether the server is not reachable: codes are then checked with the stored list. */
  isOffline: boolean
  /** Whether the server's time is known; otherwise the codes are checked with the device's clock. */
  isTimeKnown: boolean
  unsent: UnsentEntries
}

/** The page with which the staff of a venue check the codes of guests, also offline. */
export function DoorScreen(props: DoorScreenProps) {
  const { viewer, door, hrefs } = props
  return (
    <DoorFrame viewer={viewer} door={door} hrefs={hrefs}>
      {(shown) => <OpenDoor {...props} shown={shown} />}
    </DoorFrame>
  )
}

function OpenDoor({ shown, ...props }: DoorScreenProps & { shown: StaffedDoor }) {
  const { entered, all } = enteredCount(shown.passes)
  return (
    <div className="pb-24">
      <PageHead
        title="入口の受付"
        lead={
          <span className="line-clamp-3 wrap-anywhere">
            {shown.title}　{shown.episodeTitle}
          </span>
        }
      />
      <div className="page mt-4">
        <p className="wrap-anywhere tabular-nums">
          {shown.venue && `${shown.venue}　`}開場 {dateTimeText(shown.opens)}
        </p>
        <p className="mt-2 font-bold tabular-nums">
          入場 {groupedDigits(entered)}人／{groupedDigits(all)}枚
        </p>
        <Connection {...props} />
        <div className="mt-6 grid gap-6 desk:grid-cols-2 desk:items-start desk:gap-12">
          <div className="grid gap-6">
            <CheckResultView check={props.check} onNext={props.onNext} />
            <CameraPanel cameraState={props.cameraState} picture={props.picture} onCamera={props.onCamera} />
            <CodeEntry onCode={props.onCode} isPending={props.isChecking} />
          </div>
          <div className="grid content-start gap-4">
            <TextField
              label="この入口の名前"
              requirement={null}
              support="同じ券が二つの入口で使われたときに、どこかがわかります。20文字まで。"
              autoComplete="off"
              value={props.entrance}
              onChange={({ currentTarget }) => props.onEntranceChange(currentTarget.value)}
            />
            <Checkbox
              label="結果を音でも知らせる"
              checked={props.isSoundOn}
              onChange={({ currentTarget }) => props.onSoundChange(currentTarget.checked)}
            />
          </div>
        </div>
        {shown.doubleEntries.length > 0 && (
          <Section
            title="有効でない入場"
            lead="通信が切れている間の入場です。同じ券で二人が入場したときは、先の人が有効です。"
          >
            <DoubleEntries entries={shown.doubleEntries} />
          </Section>
        )}
        <Section title="券の一覧">
          <DoorPassList passes={shown.passes} onAdmit={props.onAdmit} />
        </Section>
      </div>
    </div>
  )
}

/** Whether codes are checked by the server or with the stored list, and what is still to be sent. */
function Connection({ isOffline, isTimeKnown, unsent }: Pick<DoorScreenProps, 'isOffline' | 'isTimeKnown' | 'unsent'>) {
  return (
    <div className="mt-3 grid max-w-180 gap-2 text-14">
      <output className="font-bold">
        {isOffline &&
          '通信できないため、この端末の一覧で確かめています。ほかの入口で使われた券は、つながるまでわかりません。'}
      </output>
      {!isTimeKnown && (
        <p className="font-bold">
          正しい時刻を確かめられません。この端末の時計が合っていないと、正しい券も「古いコード」になります。
        </p>
      )}
      {unsent.count > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-bold tabular-nums">まだ送っていない入場が{groupedDigits(unsent.count)}件あります。</p>
          <Button
            variant="outline"
            size="small"
            isPending={unsent.isPending}
            pendingLabel="送っています"
            onClick={unsent.onSend}
          >
            いま送る
          </Button>
        </div>
      )}
      <p className="text-quiet">
        一覧は、公演のあと消えるまで、この端末に残ります。ログアウトしても消えます。ほかの人に渡すときは、ログアウトしてください。
      </p>
    </div>
  )
}
