import { useMutation, useQuery } from '@tanstack/react-query'
import type { ChosenKind } from '@tsudoi/contracts/reminder/reminder'
import { remindTimeOfChoice, windowOfChoice } from '@tsudoi/contracts/reminder/reminderTimes'
import { RemindButton } from '@tsudoi/design-system/screens/parts/RemindButton'
import { paths } from '../../paths.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useNow } from '../../time/useNow.ts'
import { reminderChoiceMutation } from './reminders.mutations.ts'
import { reminderChoiceKey } from './memberReminders.ts'
import { remindersQuery } from './reminders.queries.ts'
import { useThisDevice } from './useThisDevice.ts'

/** Props of `RemindButtonContainer`. */
export interface RemindButtonHostProps {
  kind: ChosenKind
  id: string
  /** The moment of the deadline, or the start of the event: ISO 8601. */
  at: string
}

/**
 * The button that reminds the member of a deadline or an event. One press asks for the permission, subscribes this
 * device and stores the choice (Q508). Renders nothing for a guest, in a browser without notifications, and once too
 * little time is left.
 */
export function RemindButtonContainer({ kind, id, at }: RemindButtonHostProps) {
  const reminders = useQuery({ ...remindersQuery, enabled: useIsMember(), meta: { isSilent: true } })
  const now = useNow()
  const device = useThisDevice(reminders.data)
  const save = useMutation(reminderChoiceMutation)
  const { support, isOn: isReady = false } = device.state ?? {}
  const isOffered = support === 'push' || support === 'denied' || (support === 'window' && kind === 'DEADLINE')
  const times = [Date.parse(at), Date.parse(now)] as const
  const isSoon = !windowOfChoice(...times)
  // Without a host that sends reminders, they appear only while a page is open.
  const remindTime = reminders.data?.place === 'host' ? remindTimeOfChoice(...times) : undefined
  const isSet = reminders.data?.chosen.includes(reminderChoiceKey(kind, id)) ?? false
  if (!reminders.data || !isOffered || (isSoon && !isSet)) return null
  return (
    <RemindButton
      isSet={isSet}
      remindAt={remindTime === undefined ? undefined : new Date(remindTime).toISOString()}
      isPending={save.isPending}
      isRefused={support === 'denied' || (save.data !== undefined && save.data !== 'on')}
      onToggle={(isChosen) => reminders.data && save.mutate({ reminders: reminders.data, isReady, kind, id, isChosen })}
      settingsHref={paths.reminders}
    />
  )
}
