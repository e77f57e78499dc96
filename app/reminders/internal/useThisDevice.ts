import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../queryClient.ts'
import { useSession } from '../../session/sessionStore.ts'
import { remindersQuery, type Reminders } from './reminders.queries.ts'
import { disableThisDevice, enableThisDevice, readThisDevice, type EnableResult } from './thisDevice.ts'

/** Key of the query for the state of this browser. It depends on the answer of the host. */
const deviceKey = ['reminders', 'this-device'] as const

/** Loads the reminders and the state of this device again. */
export const refetchReminders = () => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey })

/** The state of this device, and the presses that change it. */
export function useThisDevice(reminders: Reminders | undefined) {
  const accountId = useSession((session) => session.accountId)
  const [result, setResult] = useState<EnableResult | undefined>()
  const state = useQuery({
    queryKey: [...deviceKey, accountId, reminders],
    queryFn: reminders ? () => readThisDevice(reminders) : skipToken,
    staleTime: 0,
    // Keeps the state on the page while a changed setting is compared again.
    placeholderData: keepPreviousData,
  })
  const enable = useMutation({
    mutationFn: enableThisDevice,
    onMutate: () => setResult(undefined),
    onSuccess: setResult,
    onSettled: refetchReminders,
  })
  const disable = useMutation({ mutationFn: disableThisDevice, onSettled: refetchReminders })
  return { state: state.data, result, enable, disable }
}
