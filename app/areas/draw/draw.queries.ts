import { getDraw, listDrawPrize } from '@tsudoi/contracts/draw/draw.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { untilNextChange } from '@tsudoi/design-system/screens/draw/draw.rules'
import { call } from '../../api/call.ts'
import { serverNow } from '../../session/clock.ts'
import { drawKeys } from './draw.keys.ts'

/** What the pages say themselves instead of a dialog. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/** Longest time that a timer is trusted with, in milliseconds: the clock of a page that sleeps stands still. */
const longestWait = 60 * 60_000

/**
 * A draw with today's entry. It is read anew when it begins, when it ends and at midnight in Japan, and whenever one
 * comes back to its page: somebody may have entered on another device.
 */
export const drawQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: drawKeys.one(id, isMember),
    meta,
    queryFn: ({ signal }) => call(getDraw, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      const { entryStartTime: start, entryEndTime: end } = data.draw
      return Math.min(longestWait, untilNextChange({ start, end }, serverNow()))
    },
  })

/** What can be won, with the odds as they are now. */
export const drawPrizesQuery = (id: string) =>
  queryOptions({
    queryKey: drawKeys.one(id, 'prizes'),
    meta,
    queryFn: ({ signal }) => call(listDrawPrize, { params: { id } }, { signal }),
  })
