import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Section } from '../../components/Section.tsx'
import { TextField } from '../../components/TextField.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { isolated } from '../../text/isolated.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { enteredCount } from './door.rules.ts'
import type {
  DoorActions,
  DoorCamera,
  DoorCheck,
  DoorConnection,
  DoorEntrance,
  DoorSound,
  StaffedDoor,
} from './door.types.ts'
import { CameraPanel } from './parts/CameraPanel.tsx'
import { CheckResultView } from './parts/CheckResultView.tsx'
import { CodeEntry } from './parts/CodeEntry.tsx'
import { DoorFrame, type DoorFrameProps } from './parts/DoorFrame.tsx'
import { DoorPassList } from './parts/DoorPassList.tsx'
import { DoubleEntries } from './parts/DoubleEntries.tsx'

export interface DoorScreenProps extends Omit<DoorFrameProps, 'children'> {
  /** The result of the last check. */
  check: DoorCheck | undefined
  /** Whether a check is in flight. */
  isChecking: boolean
  actions: DoorActions
  camera: DoorCamera
  entrance: DoorEntrance
  sound: DoorSound
  connection: DoorConnection
}

/** The page with which the staff of a venue check the codes of guests, even offline. */
export function DoorScreen(props: DoorScreenProps) {
  const { viewer, door, hrefs } = props
  return (
    <DoorFrame viewer={viewer} door={door} hrefs={hrefs}>
      {(shown) => <OpenDoor {...props} shown={shown} />}
    </DoorFrame>
  )
}

function OpenDoor({ shown, ...props }: DoorScreenProps & { shown: StaffedDoor }) {
  const { check, isChecking, actions, camera, entrance, sound, connection } = props
  const { entered, all } = enteredCount(shown.passes)
  return (
    <div className="pb-24">
      <PageHead
        title="入口の受付"
        lead={
          <span className="line-clamp-3 wrap-anywhere">
            <bdi>{shown.title}</bdi>　<bdi>{shown.episodeTitle}</bdi>
          </span>
        }
      />
      <div className="page mt-4">
        <p className="wrap-anywhere tabular-nums">
          {shown.venue && `${isolated(shown.venue)}　`}開場 {dateTimeText(shown.opens)}
        </p>
        <p className="mt-2 font-bold tabular-nums">
          入場 {groupedDigits(entered)}人／{groupedDigits(all)}枚
        </p>
        <Connection {...connection} />
        <div className="mt-6 grid gap-6 desk:grid-cols-2 desk:items-start desk:gap-12">
          <div className="grid gap-6">
            <CheckResultView check={check} onNext={actions.onNext} />
            <CameraPanel {...camera} />
            <CodeEntry onCode={actions.onCode} isPending={isChecking} />
          </div>
          <div className="grid content-start gap-4">
            <TextField
              label="この入口の名前"
              requirement={null}
              support="同じ券が二つの入口で使われたときに、どこかがわかります。20文字まで。"
              autoComplete="off"
              value={entrance.value}
              onChange={({ currentTarget }) => entrance.onValueChange(currentTarget.value)}
            />
            <Checkbox
              label="結果を音でも知らせる"
              checked={sound.isOn}
              onChange={({ currentTarget }) => sound.onValueChange(currentTarget.checked)}
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
          <DoorPassList passes={shown.passes} onAdmit={actions.onAdmit} />
        </Section>
      </div>
    </div>
  )
}

/** Whether codes are checked by the server or with the stored list, and what is still to be sent. */
function Connection({ isOffline, isTimeKnown, unsent }: DoorConnection) {
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
