import { mutationOptions } from '@tanstack/react-query'
import type { ChosenKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'
import {
  changeReminders,
  chooseReminder,
  deleteReminderDevice,
  dropReminder,
} from '@tsudoi/contracts/reminder/reminder.endpoints'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { serverNow } from '../../time/clock.ts'
import { saveLocalChoice, saveLocalSettings } from './localReminders.ts'
import { choiceKey, type MemberReminders } from './memberReminders.ts'
import { remindersQuery } from './reminders.queries.ts'
import { disableThisDevice, enableThisDevice, type EnableResult } from './thisDevice.ts'

/** Loads the reminders, and with them the state of this device, again. */
const refetchReminders = () => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey })

/** Switches reminders on for this device. Its result says what the user or the browser answered. */
export const enableMutation = mutationOptions({ mutationFn: enableThisDevice, onSettled: refetchReminders })

/** Switches reminders off for this device. */
export const disableMutation = mutationOptions({ mutationFn: disableThisDevice, onSettled: refetchReminders })

/** Removes another device of the member. */
export const removeDeviceMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteReminderDevice, { params: { id } }),
  onSettled: refetchReminders,
})

/**
 * Stores changed settings, one change after the other. The page shows them at once, and those of the host if that
 * fails.
 */
export const settingsMutation = mutationOptions({
  scope: { id: 'reminders' },
  mutationFn: async ({ place, settings }: { place: MemberReminders['place']; settings: ReminderSettings }) => {
    if (place === 'device') saveLocalSettings(settings)
    else await call(changeReminders, { body: settings })
  },
  onMutate: ({ settings }) =>
    queryClient.setQueryData(remindersQuery.queryKey, (before) => before && { ...before, settings }),
  onSettled: () => (queryClient.isMutating() > 1 ? undefined : refetchReminders()),
})

/** A deadline or an event that the member chooses, or takes back. */
export interface Choice {
  reminders: MemberReminders
  /** Whether this device receives reminders already. */
  isReady: boolean
  kind: ChosenKind
  id: string
  isChosen: boolean
}

async function saveChoice({ reminders, kind, id, isChosen }: Choice): Promise<void> {
  if (reminders.place === 'device') saveLocalChoice(choiceKey(kind, id), isChosen, serverNow())
  else await call(isChosen ? chooseReminder : dropReminder, { params: { kind, id } })
}

/** Stores a choice, after it has switched reminders on for this device (Q508). */
export const choiceMutation = mutationOptions({
  mutationFn: async (choice: Choice): Promise<EnableResult> => {
    const isReady = choice.isReady || !choice.isChosen
    const result = isReady ? 'on' : await enableThisDevice(choice.reminders)
    if (result === 'on') await saveChoice(choice)
    return result
  },
  onSettled: refetchReminders,
})
