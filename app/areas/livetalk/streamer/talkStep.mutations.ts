import { mutationOptions } from '@tanstack/react-query'
import { queryClient } from '../../../queryClient.ts'
import { streamerSlotQuery } from './streamer.queries.ts'
import { sendTalkStep } from './sendTalkStep.ts'

/** Takes a step with a guest (C143–C147). The page shows errors itself. */
export const talkStepMutation = mutationOptions({
  mutationKey: ['livetalk-step'],
  meta: { isSilent: true },
  gcTime: 0,
  mutationFn: sendTalkStep,
  onSuccess: (channel, { at }) => {
    queryClient.setQueryData(streamerSlotQuery(at.id, at.slotId).queryKey, (known) => known && { ...known, channel })
  },
})
