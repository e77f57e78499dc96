import { useMutation } from '@tanstack/react-query'
import type { ForcedExit, StaffStep } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { useRef, useState } from 'react'
import { queryClient } from '../../../queryClient.ts'
import { talkCommandMutation } from './talkCommand.mutations.ts'
import { streamerKeys } from './streamer.keys.ts'
import { TalkCommandFailure, type GuestPathParameters } from './sendTalkCommand.ts'

/**
 * Sends the talk steps of a slot, one at a time: ignores further presses and keys while a step is in flight. The page
 * stays mounted when the streamer goes on to the next slot, so a step or a failure belongs to its slot only.
 */
export function useTalkCommands(slotId: string) {
  const sendingFor = useRef<string>(undefined)
  const [failure, setFailure] = useState<{ slotId: string; step: StaffStep; text: string }>()
  const { mutate, isPending, variables } = useMutation({
    ...talkCommandMutation,
    onError: (error, { at, step }) =>
      setFailure({
        slotId: at.slotId,
        step,
        text: error instanceof TalkCommandFailure ? error.text : '操作できませんでした。もう一度お試しください。',
      }),
    onSettled: (_channel, _error, { at }) => {
      if (sendingFor.current === at.slotId) sendingFor.current = undefined
      // Refetches the schedule without waiting for it: the answer already contains the slot, so the next step need not
      // wait.
      void queryClient.invalidateQueries({ queryKey: streamerKeys.of(at.id) })
    },
  })
  const take = (at: GuestPathParameters | undefined, step: StaffStep, exit?: ForcedExit) => {
    if (!at || sendingFor.current === at.slotId) return
    sendingFor.current = at.slotId
    setFailure(undefined)
    mutate({ at, step, exit })
  }
  return {
    take,
    pending: isPending && variables.at.slotId === slotId ? variables.step : undefined,
    failure: failure?.slotId === slotId ? failure : undefined,
  }
}
