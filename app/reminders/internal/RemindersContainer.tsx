import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReminderKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'
import { ReminderScreen } from '@tsudoi/design-system/screens/reminder/ReminderScreen'
import type { ReminderSettingsView } from '@tsudoi/design-system/screens/reminder/reminder.types'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { paths } from '../../paths.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { deviceTimeZone } from '../../time/deviceTimeZone.ts'
import { removeReminderDeviceMutation, reminderSettingsMutation } from './reminders.mutations.ts'
import type { MemberReminders } from './memberReminders.ts'
import { remindersQuery } from './reminders.queries.ts'
import { useThisDevice } from './useThisDevice.ts'

const followed = followListQuery()

/** The settings as the screen shows them. */
function settingsView({ place, settings, devices }: MemberReminders): ReminderSettingsView {
  const { isOn, offKinds, mutedIpIds, quietHours } = settings
  return {
    isOnlyHere: place === 'device',
    isOn,
    offKinds,
    mutedChannels: mutedIpIds,
    quietHours: quietHours && { start: quietHours.start, end: quietHours.end },
    devices: devices.map(({ deviceId, name, createTime }) => ({ id: deviceId, name, since: createTime })),
  }
}

const changed = <Value,>(list: readonly Value[], value: Value, isIn: boolean): Value[] =>
  isIn ? [...new Set([...list, value])] : list.filter((each) => each !== value)

/** Returns a function that changes some of the settings. It starts from what the page shows. */
function useChange() {
  const { mutate } = useMutation(reminderSettingsMutation)
  return (change: Partial<ReminderSettings>) => {
    const { place, settings } = queryClient.getQueryData(remindersQuery.queryKey) ?? {}
    if (place && settings) mutate({ place, settings: { ...settings, ...change } })
  }
}

/** The settings of reminders, with their data (Q509). */
export function RemindersContainer() {
  const query = useQuery(remindersQuery)
  const reminders = query.data
  const { state, enable, disable } = useThisDevice(reminders)
  const change = useChange()
  const remove = useMutation(removeReminderDeviceMutation)
  const channels = usePagedList(followed, channelView)
  const { offKinds = [], mutedIpIds = [] } = reminders?.settings ?? {}
  const timeZone = reminders?.settings.quietHours?.timeZone ?? deviceTimeZone()
  return (
    <ReminderScreen
      settings={loadableOf(query, settingsView)}
      device={{ ...state, isPending: enable.isPending || disable.isPending, result: enable.data }}
      channels={channels}
      onEnable={() => reminders && enable.mutate(reminders)}
      onDisable={() => reminders && disable.mutate(reminders)}
      onSwitch={(isOn) => change({ isOn })}
      onKind={(kind: ReminderKind, isOn) => change({ offKinds: changed(offKinds, kind, !isOn) })}
      onChannel={(id, isOn) => change({ mutedIpIds: changed(mutedIpIds, id, !isOn) })}
      onQuietHours={(hours) => change({ quietHours: hours && { ...hours, timeZone } })}
      onRemoveDevice={(id) => remove.mutate(id)}
      hrefs={{ channels: paths.channels, deadlines: paths.deadlines }}
    />
  )
}
