import { Checkbox } from '../../components/Checkbox.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { DeviceRows } from './parts/DeviceRows.tsx'
import { QuietHoursFields } from './parts/QuietHoursFields.tsx'
import { ThisDevice } from './parts/ThisDevice.tsx'
import { reminderKindsOf, reminderKindTexts } from './reminder.rules.ts'
import type { QuietHours, ReminderDeviceState, ReminderKind, ReminderSettingsView } from './reminder.types.ts'

export interface ReminderScreenProps {
  settings: Loadable<ReminderSettingsView>
  device: ReminderDeviceState
  /** The channels that the member follows. */
  channels: Paged<{ id: string; name: string }>
  /** Called when the user wants reminders on this device. The caller asks for the permission. */
  onEnable: () => void
  onDisable: () => void
  /** Called when all reminders are switched on or off, on all devices. */
  onSwitch: (isOn: boolean) => void
  onKind: (kind: ReminderKind, isOn: boolean) => void
  onChannel: (id: string, isOn: boolean) => void
  onQuietHours: (hours: QuietHours | undefined) => void
  onRemoveDevice: (id: string) => void
  hrefs: { channels: string; deadlines: string }
}

const skeleton = (
  <RowsSkeleton rows={4} row="border-b border-hair py-5">
    <Skeleton shape="line" className="h-6 w-24" />
    <Skeleton shape="line" className="mt-3 w-4/5" />
  </RowsSkeleton>
)

/** お知らせの受け取り: which reminders arrive, where, and when (Q509). */
export function ReminderScreen(props: ReminderScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="お知らせの受け取り" lead="期限やライブのはじまりを、通知でお知らせします。" />
      <div className="page mt-6">
        <Loaded value={props.settings} label="お知らせの設定を読みこみ中" skeleton={skeleton}>
          {(settings) => <Settings {...props} settings={settings} />}
        </Loaded>
      </div>
    </div>
  )
}

type SettingsProps = Omit<ReminderScreenProps, 'settings'> & { settings: ReminderSettingsView }

function Settings(props: SettingsProps) {
  const { settings, device, onEnable, onDisable, onSwitch, onQuietHours, onRemoveDevice } = props
  const { isOnlyHere, isOn, quietHours, devices } = settings
  return (
    <>
      {!isOnlyHere && (
        <Checkbox
          label="お知らせを受け取る"
          support="外すと、すべての端末で止まります。"
          checked={isOn}
          onChange={({ target }) => onSwitch(target.checked)}
        />
      )}
      <Section title="この端末">
        <ThisDevice device={device} onEnable={onEnable} onDisable={onDisable} />
      </Section>
      <Section title="種類" action={{ label: '期限を見る', href: props.hrefs.deadlines }}>
        <Kinds {...props} />
      </Section>
      <Section title="静かな時間">
        <QuietHoursFields hours={quietHours} onValueChange={onQuietHours} />
      </Section>
      {!isOnlyHere && (
        <>
          <Section title="チャンネル" lead="外したチャンネルの通知は届きません。">
            <Channels {...props} />
          </Section>
          <Section title="受け取る端末">
            <DeviceRows devices={devices} onRemove={onRemoveDevice} />
          </Section>
        </>
      )}
    </>
  )
}

function Kinds({ settings: { isOnlyHere, offKinds }, onKind }: SettingsProps) {
  return (
    <ul className="grid gap-3">
      {reminderKindsOf(isOnlyHere).map((kind) => (
        <li key={kind}>
          <Checkbox
            label={reminderKindTexts[kind].name}
            support={reminderKindTexts[kind].when}
            checked={!offKinds.includes(kind)}
            onChange={({ target }) => onKind(kind, target.checked)}
          />
        </li>
      ))}
    </ul>
  )
}

function Channels({ settings: { mutedChannels }, channels, onChannel, hrefs }: SettingsProps) {
  return (
    <PagedList
      paged={channels}
      label="フォロー中のチャンネルを読みこみ中"
      skeleton={skeleton}
      empty={
        <EmptyState
          title="フォロー中のチャンネルはありません"
          description="フォローすると、チャンネルごとに通知を止められます。"
          action={{ label: 'チャンネルを見る', href: hrefs.channels }}
        />
      }
    >
      {(list) => (
        <ul className="grid gap-1">
          {list.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={
                  <span translate="no" className="wrap-anywhere">
                    {name}
                  </span>
                }
                checked={!mutedChannels.includes(id)}
                onChange={({ target }) => onChannel(id, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
