import { describe, expect, it } from 'vitest'
import { prizeDraws } from '../draw/prizeDraws.content.ts'
import { seededEvents } from '../event/events.content.ts'
import { livetalks } from '../livetalk/livetalks.content.ts'
import { lotteries } from '../lottery/lotteries.content.ts'
import { preorders } from '../preorder/preorders.content.ts'
import { instantOf, type SeedTime } from '../runtime/seed/seedTime.ts'
import { coopVotes, rankings } from '../vote/votes.content.ts'

interface Period {
  readonly starts: SeedTime | 'SOON'
  readonly ends?: SeedTime
}

const kinds: Readonly<Record<string, readonly Period[]>> = {
  ranking: rankings,
  coop: coopVotes,
  lottery: lotteries,
  preorder: preorders,
  draw: prizeDraws,
  event: seededEvents.flatMap(({ episodes }) => episodes),
}

const isOpenAt = ({ starts, ends }: Period, now: Date) =>
  starts !== 'SOON' && instantOf(starts, now) <= now && (!ends || instantOf(ends, now) > now)

/** The first and last millisecond of every hour of a leap year, including both sides of midnight. */
const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2028, 0, 1, hour)).flatMap((start) => [
  new Date(start),
  new Date(start + 3_599_999),
])

describe('the campaigns that the sandbox seeds', () => {
  it.each(Object.entries(kinds))('include an open %s on every day of the year, at any hour', (_, campaigns) => {
    expect(hours.filter((now) => !campaigns.some((campaign) => isOpenAt(campaign, now)))).toEqual([])
  })

  it('include, at any hour, a live talk with slots that members can still reserve', () => {
    expect(livetalks.some(({ starts }) => starts === 'SOON')).toBe(true)
  })

  it('include one that has not opened yet and one that has ended with a result', () => {
    const without = (isMet: (now: Date) => boolean) => hours.filter((now) => !isMet(now))
    expect(without((now) => lotteries.some(({ starts }) => instantOf(starts, now) > now))).toEqual([])
    expect(without((now) => lotteries.some(({ announced }) => instantOf(announced, now) <= now))).toEqual([])
    expect(without((now) => rankings.some(({ ends }) => instantOf(ends, now) <= now))).toEqual([])
  })
})
