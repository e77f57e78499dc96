import { getDraw, listDrawPrize } from '@tsudoi/contracts/draw/draw.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { untilNextChange } from '@tsudoi/design-system/screens/draw/draw.rules'
import { call } from '../../api/call.ts'
import { serverNow } from '../../time/clock.ts'
import { prizeDrawKeys } from './draw.keys.ts'

/** Codes for which the pages show their own message instead of a dialog. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/** Longest delay of a timer, in ms. Timers stop while the page sleeps, so a longer one could be far off. */
const maxTimerMs = 60 * 60_000

/**
 * A prize draw with today's entry. Refetched when it begins, when it ends, at midnight in Japan, and on window focus,
 * because the member may have entered on another device.
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
      return Math.min(maxTimerMs, untilNextChange({ start, end }, serverNow()))
    },
  })

/** The prizes, with their current odds. */
export const prizeDrawPrizesQuery = (id: string) =>
  queryOptions({
    queryKey: prizeDrawKeys.one(id, 'prizes'),
    meta,
    queryFn: ({ signal }) => call(listDrawPrize, { params: { id } }, { signal }),
  })
