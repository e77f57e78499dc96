import { getDraw, listDrawPrize } from '@tsudoi/contracts/draw/draw.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { msUntilNextChange } from '@tsudoi/design-system/screens/draw/draw.rules'
import { call } from '../../api/call.ts'
import { serverNow } from '../../time/clock.ts'
import { prizeDrawKeys } from './draw.keys.ts'

/** Error codes for which the pages show their own message, so that no error dialog opens. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/**
 * Maximum delay of the refetch timer, in ms. Timers stop while the device sleeps, so a longer timer could be very late.
 */
const maxTimerMs = 60 * 60_000

/**
 * A prize draw with the member’s entry of today. Refetched when the draw begins, when it ends, and at midnight in
 * Japan. Also refetched on window focus, because the member may have entered on another device.
 */
export const prizeDrawQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: prizeDrawKeys.one(id, isMember),
    meta,
    queryFn: ({ signal }) => call(getDraw, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      const { entryStartTime: start, entryEndTime: end } = data.draw
      return Math.min(maxTimerMs, msUntilNextChange({ start, end }, serverNow()))
    },
  })

/** The prizes of a prize draw, with their current odds. */
export const prizeDrawPrizesQuery = (id: string) =>
  queryOptions({
    queryKey: prizeDrawKeys.one(id, 'prizes'),
    meta,
    queryFn: ({ signal }) => call(listDrawPrize, { params: { id } }, { signal }),
  })
