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
import { saveLocalReminderChoice, saveLocalReminderSettings } from './localReminders.ts'
import { reminderChoiceKey, type MemberReminders } from './memberReminders.ts'
import { remindersQuery } from './reminders.queries.ts'
import { disableThisDevice, enableThisDevice, type EnableRemindersResult } from './thisDevice.ts'

/** Loads the reminders, and with them the state of this device, again. */
const refetchReminders = () => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey })

/** Switches reminders on for this device. Its result says what the user or the browser answered. */
export const enableRemindersMutation = mutationOptions({ mutationFn: enableThisDevice, onSettled: refetchReminders })

/** Switches reminders off for this device. */
export const disableRemindersMutation = mutationOptions({ mutationFn: disableThisDevice, onSettled: refetchReminders })

/** Removes another device of the member. */
export const removeReminderDeviceMutation = mutationOptions({
  mutationFn: (id: string) => call(deleteReminderDevice, { params: { id } }),
  onSettled: refetchReminders,
})

const settingsMutationKey = ['reminders', 'settings']

/**
 * Stores changed settings, one change after the other. The page shows the change at once, and the server's settings
 * again if the call fails.
 */
export const reminderSettingsMutation = mutationOptions({
  mutationKey: settingsMutationKey,
  scope: { id: 'reminders' },
  mutationFn: async ({ place, settings }: { place: MemberReminders['place']; settings: ReminderSettings }) => {
    if (place === 'device') saveLocalReminderSettings(settings)
    else await call(changeReminders, { body: settings })
  },
  onMutate: ({ settings }) => {
    // Cancels a read in flight: it began before this change, so its answer would undo it. `onSettled` reads again.
    void queryClient.cancelQueries({ queryKey: remindersQuery.queryKey, exact: true })
    queryClient.setQueryData(remindersQuery.queryKey, (before) => before && { ...before, settings })
  },
  onSettled: () => (queryClient.isMutating({ mutationKey: settingsMutationKey }) > 1 ? undefined : refetchReminders()),
})

/** A deadline or an event for which the member sets or removes a reminder. */
export interface ReminderChoice {
  reminders: MemberReminders
  /** Whether this device already receives reminders. */
  isReady: boolean
  kind: ChosenKind
  id: string
  isChosen: boolean
}

async function saveChoice({ reminders, kind, id, isChosen }: ReminderChoice): Promise<void> {
  if (reminders.place === 'device') saveLocalReminderChoice(reminderChoiceKey(kind, id), isChosen, serverNow())
  else await call(isChosen ? chooseReminder : dropReminder, { params: { kind, id } })
}

/** Stores a choice, after it has switched reminders on for this device (Q508). */
export const reminderChoiceMutation = mutationOptions({
  mutationFn: async (choice: ReminderChoice): Promise<EnableRemindersResult> => {
    const isReady = choice.isReady || !choice.isChosen
    const result = isReady ? 'on' : await enableThisDevice(choice.reminders)
    if (result === 'on') await saveChoice(choice)
    return result
  },
  onSettled: refetchReminders,
})
