import { mutationOptions } from '@tanstack/react-query'
import { queryClient } from '../../../queryClient.ts'
import { slotQuery } from './streamer.queries.ts'
import { takeStep } from './takeStep.ts'

/** Takes a step with a guest (C143–C147). The page shows errors itself. */
export const takeStepMutation = mutationOptions({
  mutationKey: ['livetalk-step'],
  meta: { isSilent: true },
  gcTime: 0,
  mutationFn: takeStep,
  onSuccess: (channel, { at }) => {
    queryClient.setQueryData(slotQuery(at.id, at.slotId).queryKey, (known) => known && { ...known, channel })
  },
})
