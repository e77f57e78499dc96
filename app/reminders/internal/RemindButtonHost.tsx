import { useMutation, useQuery } from '@tanstack/react-query'
import type { ChosenKind } from '@tsudoi/contracts/reminder/reminder'
import { chooseReminder, dropReminder } from '@tsudoi/contracts/reminder/reminder.endpoints'
import { windowOfChoice } from '@tsudoi/contracts/reminder/reminderTimes'
import { RemindButton } from '@tsudoi/design-system/screens/parts/RemindButton'
import { call } from '../../api/call.ts'
import { paths } from '../../paths.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { serverNow } from '../../time/clock.ts'
import { useNow } from '../../time/useNow.ts'
import { saveLocalChoice } from './localReminders.ts'
import { choiceKey, remindersQuery, type Reminders } from './reminders.queries.ts'
import { enableThisDevice } from './thisDevice.ts'
import { refetchReminders, useThisDevice } from './useThisDevice.ts'

/** Props of `RemindButtonHost`. */
export interface RemindButtonHostProps {
  kind: ChosenKind
  id: string
  /** The moment of the deadline, or the start of the event: ISO 8601. */
  at: string
}

interface Choice {
  kind: ChosenKind
  id: string
  isChosen: boolean
}

async function saveChoice({ place }: Reminders, { kind, id, isChosen }: Choice): Promise<void> {
  if (place === 'device') saveLocalChoice(choiceKey(kind, id), isChosen, serverNow())
  else await call(isChosen ? chooseReminder : dropReminder, { params: { kind, id } })
}

/**
 * The button that reminds the member of a deadline or an event. One press asks for the permission, subscribes this
 * device and stores the choice (Q508). Renders nothing for a guest, in a browser without notifications, and once too
 * little time is left.
 */
export function RemindButtonHost({ kind, id, at }: RemindButtonHostProps) {
  const reminders = useQuery({ ...remindersQuery, enabled: useIsMember(), meta: { isSilent: true } })
  const now = useNow()
  const device = useThisDevice(reminders.data)
  const save = useMutation({
    mutationFn: async (isChosen: boolean) => {
      if (!reminders.data) return 'unavailable'
      const isReady = !isChosen || device.state?.isOn
      const result = isReady ? 'on' : await enableThisDevice(reminders.data)
      if (result === 'on') await saveChoice(reminders.data, { kind, id, isChosen })
      return result
    },
    onSettled: refetchReminders,
  })
  const { support } = device.state ?? {}
  const isOffered = support === 'push' || support === 'denied' || (support === 'window' && kind === 'DEADLINE')
  const isSoon = !windowOfChoice(Date.parse(at), Date.parse(now))
  const isSet = reminders.data?.chosen.includes(choiceKey(kind, id)) ?? false
  if (!reminders.data || !isOffered || (isSoon && !isSet)) return null
  return (
    <RemindButton
      isSet={isSet}
      isPending={save.isPending}
      isRefused={support === 'denied' || (save.data !== undefined && save.data !== 'on')}
      onToggle={(isChosen) => save.mutate(isChosen)}
      settingsHref={paths.reminders}
    />
  )
}
