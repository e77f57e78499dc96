import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/sessionStore.ts'
import { disableMutation, enableMutation } from './reminders.mutations.ts'
import type { MemberReminders } from './memberReminders.ts'
import { reminderDeviceStateQuery } from './reminders.queries.ts'

/** The state of this device, and the presses that change it. */
export function useThisDevice(reminders: MemberReminders | undefined) {
  const accountId = useSession((session) => session.accountId)
  const state = useQuery(reminderDeviceStateQuery(accountId, reminders))
  return { state: state.data, enable: useMutation(enableMutation), disable: useMutation(disableMutation) }
}
