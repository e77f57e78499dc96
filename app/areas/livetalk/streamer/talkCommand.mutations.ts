import { mutationOptions } from '@tanstack/react-query'
import { queryClient } from '../../../queryClient.ts'
import { streamerSlotQuery } from './streamer.queries.ts'
import { sendTalkCommand } from './sendTalkCommand.ts'

/**
 * Sends a talk step: start or end of a talk or its recording, or the guest's forced exit (C143–C147). The page shows
 * errors itself.
 */
export const talkCommandMutation = mutationOptions({
  mutationKey: ['livetalk-step'],
  meta: { isSilent: true },
  gcTime: 0,
  mutationFn: sendTalkCommand,
  onSuccess: (channel, { at }) => {
    queryClient.setQueryData(streamerSlotQuery(at.id, at.slotId).queryKey, (known) => known && { ...known, channel })
  },
})
