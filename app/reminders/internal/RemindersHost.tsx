import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReminderKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'
import { changeReminders, deleteReminderDevice } from '@tsudoi/contracts/reminder/reminder.endpoints'
import { ReminderScreen } from '@tsudoi/design-system/screens/reminder/ReminderScreen'
import type { ReminderSettingsView } from '@tsudoi/design-system/screens/reminder/reminder.types'
import { call } from '../../api/call.ts'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { paths } from '../../paths.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { saveLocalSettings } from './localReminders.ts'
import { remindersQuery, type Reminders } from './reminders.queries.ts'
import { refetchReminders, useThisDevice } from './useThisDevice.ts'

const followed = followListQuery()

/** The settings as the screen shows them. */
function settingsView({ place, settings, devices }: Reminders): ReminderSettingsView {
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

/** Stores changed settings, one change after the other. The page shows them at once, and the host's if that fails. */
function useChange(reminders: Reminders | undefined) {
  const { mutate } = useMutation({
    scope: { id: 'reminders' },
    mutationFn: async (settings: ReminderSettings) => {
      if (reminders?.place === 'device') saveLocalSettings(settings)
      else await call(changeReminders, { body: settings })
    },
    onMutate: (settings) =>
      queryClient.setQueryData(remindersQuery.queryKey, (before) => before && { ...before, settings }),
    onSettled: () => (queryClient.isMutating() > 1 ? undefined : refetchReminders()),
  })
  return (change: Partial<ReminderSettings>) => {
    const { settings } = queryClient.getQueryData(remindersQuery.queryKey) ?? {}
    if (settings) mutate({ ...settings, ...change })
  }
}

/** The settings of reminders, with their data (Q509). */
export function RemindersHost() {
  const query = useQuery(remindersQuery)
  const reminders = query.data
  const { state, result, enable, disable } = useThisDevice(reminders)
  const change = useChange(reminders)
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteReminderDevice, { params: { id } }),
    onSettled: refetchReminders,
  })
  const channels = usePagedList(followed, channelView)
  const { offKinds = [], mutedIpIds = [] } = reminders?.settings ?? {}
  const timeZone = reminders?.settings.quietHours?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <ReminderScreen
      settings={loadableOf(query, settingsView)}
      device={{ ...state, isPending: enable.isPending || disable.isPending, result }}
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
