import { enterDraw } from '@tsudoi/contracts/draw/draw.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { channelKeys } from '../../queries/channel.keys.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'
import { createPausedReads } from '../../queries/pausedReads.ts'
import { queryClient } from '../../queryClient.ts'
import { prizeDrawKeys } from './draw.keys.ts'
import { prizeDrawPrizesQuery, prizeDrawQuery } from './draw.queries.ts'

/** The prize draw to enter, and the channel that the member must follow. */
export interface PrizeDrawToEnter {
  ipId: string
  drawId: string
}

const pausedReads = createPausedReads()

/**
 * Enters a prize draw (C180). The server stores one entry a day, so a repeated call returns the same result. After a
 * failure, refetches the prize draw before the failure is shown, because the entry may have been stored. Has the same
 * scope as follows, so that a follow pressed just before is sent first.
 */
export const enterPrizeDrawMutation = mutationOptions({
  mutationKey: ['draw-enter'],
  scope: { id: 'follow' },
  mutationFn: ({ drawId }: PrizeDrawToEnter) => call(enterDraw, { params: { id: drawId } }),
  onSuccess: ({ result }, { drawId }) => {
    const { queryKey } = prizeDrawQuery(drawId, true)
    // A read in flight may have begun before the entry, and would undo the result.
    pausedReads.pause({ queryKey })
    queryClient.setQueryData(
      queryKey,
      (data) => data && { draw: { ...data.draw, entryState: 'ENTERED' as const }, todayResult: result },
    )
    pausedReads.resume()
    void queryClient.invalidateQueries({ queryKey: prizeDrawPrizesQuery(drawId).queryKey, refetchType: 'none' })
    invalidateAfterReceive()
  },
  onError: async (_error, { ipId, drawId }) => {
    const stale = [prizeDrawKeys.one(drawId), channelKeys.one(ipId, true)]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    invalidateAfterReceive()
  },
})
