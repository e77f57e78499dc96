import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/sessionStore.ts'
import { disableRemindersMutation, enableRemindersMutation } from './reminders.mutations.ts'
import type { MemberReminders } from './memberReminders.ts'
import { reminderDeviceStateQuery } from './reminders.queries.ts'

/** Whether this device receives reminders, and the functions that switch them on and off. */
export function useThisDevice(reminders: MemberReminders | undefined) {
  const accountId = useSession((session) => session.accountId)
  const state = useQuery(reminderDeviceStateQuery(accountId, reminders))
  return {
    state: state.data,
    enable: useMutation(enableRemindersMutation),
    disable: useMutation(disableRemindersMutation),
  }
}
