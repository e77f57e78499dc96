import { enterDraw } from '@tsudoi/contracts/draw/draw.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { channelKeys } from '../../queries/channel.keys.ts'
import { invalidateAfterTakingPart } from '../../queries/invalidations.ts'
import { queryClient } from '../../queryClient.ts'
import { drawKeys } from './draw.keys.ts'
import { drawPrizesQuery, drawQuery } from './draw.queries.ts'

/** The prize draw to enter, and the channel that must be followed for it. */
export interface DrawToEnter {
  ipId: string
  drawId: string
}

/**
 * Enters a prize draw (C180). The server stores one entry a day, so a repeated call returns the same result. After an
 * error or a lost response, the draw is refetched before the failure is shown. Shares the mutation scope of follows, so
 * that a follow pressed just before is sent first.
 */
export const enterDrawMutation = mutationOptions({
  mutationKey: ['draw-enter'],
  scope: { id: 'follow' },
  mutationFn: ({ drawId }: DrawToEnter) => call(enterDraw, { params: { id: drawId } }),
  onSuccess: ({ result }, { drawId }) => {
    queryClient.setQueryData(
      drawQuery(drawId, true).queryKey,
      (data) => data && { draw: { ...data.draw, entryState: 'ENTERED' as const }, todayResult: result },
    )
    void queryClient.invalidateQueries({ queryKey: drawPrizesQuery(drawId).queryKey, refetchType: 'none' })
    invalidateAfterTakingPart()
  },
  onError: async (_error, { ipId, drawId }) => {
    const stale = [drawKeys.one(drawId), channelKeys.one(ipId, true)]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    invalidateAfterTakingPart()
  },
})
