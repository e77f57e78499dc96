import { enterDraw } from '@tsudoi/contracts/draw/draw.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { channelKeys } from '../../queries/channel.keys.ts'
import { afterTakingPart } from '../../queries/invalidations.ts'
import { queryClient } from '../../queryClient.ts'
import { drawKeys } from './draw.keys.ts'
import { drawPrizesQuery, drawQuery } from './draw.queries.ts'

/** What is entered: the draw, and the channel that has to be followed for it. */
export interface Entry {
  ipId: string
  drawId: string
}

/**
 * Enters a draw (C180). The host keeps one entry a day, so a repeat gives the result of that day. When no answer came,
 * or a refusal, the host is asked what is true before the failure is told. It shares the line of the follows: whoever
 * follows and enters at once follows first.
 */
export const enterMutation = mutationOptions({
  mutationKey: ['draw-enter'],
  scope: { id: 'follow' },
  mutationFn: ({ drawId }: Entry) => call(enterDraw, { params: { id: drawId } }),
  onSuccess: ({ result }, { drawId }) => {
    queryClient.setQueryData(
      drawQuery(drawId, true).queryKey,
      (data) => data && { draw: { ...data.draw, entryState: 'ENTERED' as const }, todayResult: result },
    )
    void queryClient.invalidateQueries({ queryKey: drawPrizesQuery(drawId).queryKey, refetchType: 'none' })
    afterTakingPart()
  },
  onError: async (_error, { ipId, drawId }) => {
    const stale = [drawKeys.one(drawId), channelKeys.one(ipId, true)]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    afterTakingPart()
  },
})
