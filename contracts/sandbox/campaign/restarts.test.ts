import { expect, it } from 'vitest'
import { campaignKinds } from '../../campaign/campaign.ts'
import { amount } from '../../testing/amount.ts'
import { seedPrizeDraws } from '../draw/draw.seed.ts'
import { seedEvent } from '../event/event.seed.ts'
import { seedLivetalk } from '../livetalk/livetalk.seed.ts'
import { seedLotteries } from '../lottery/lottery.seed.ts'
import { seedPreorders } from '../preorder/preorder.seed.ts'
import { days, seconds } from '../runtime/clock.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { seedContent } from '../seeds.ts'
import { TestSandbox } from '../testing/testSandbox.ts'
import { seedVotes } from '../vote/vote.seed.ts'
import { campaignsFor, campaignStateOf } from './campaigns.ts'

/** The seeds of everything that is a campaign; each start of the sandbox runs them. */
const campaignSeeds = [seedEvent, seedVotes, seedLotteries, seedPreorders, seedPrizeDraws, seedLivetalk]

/**
 * The range of days that are tested, from midnight in Japan. The few days of `npm test` include the last day of a leap
 * year's February and the next month.
 */
const { first, dayCount } = amount({ part: { first: 26, dayCount: 6 }, all: { first: 1, dayCount: 366 } })
const start = Date.UTC(2028, 1, first) - 9 * 3_600_000
/** The first and the last millisecond of a day in Japan, counted from its midnight. */
const edges = [0, days(1) - 1]

async function openKinds({ db, now }: SeedContext): Promise<Set<string>> {
  const { rows } = await campaignsFor({ db, now, accountId: '' }, { phase: 'CURRENT' })
  const open = (await rows.execute()).filter((row) => campaignStateOf(row, now) === 'OPEN')
  return new Set(open.map(({ kind }) => kind))
}

it(
  'the sandbox has an open campaign of every kind after a restart on any day of a year',
  async () => {
    const db = await (await TestSandbox.open()).db()
    await seedContent({ db, now: new Date(start) })
    const missing: string[] = []
    for (let day = 0; day < dayCount; day += 1) {
      for (const edge of edges) {
        const ctx = { db, now: new Date(start + days(day) + edge) }
        await db.transaction().execute(async (trx) => {
          for (const seed of campaignSeeds) await seed({ ...ctx, db: trx })
        })
        const open = await openKinds(ctx)
        missing.push(
          ...campaignKinds.filter((kind) => !open.has(kind)).map((kind) => `${ctx.now.toISOString()} ${kind}`),
        )
      }
    }
    expect(missing).toEqual([])
  },
  seconds(600),
)
