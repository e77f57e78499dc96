import type { Browser, Page } from 'playwright'
import { openPhonePage } from './interactions.ts'
import type { MeasuredProduct } from './product.ts'
import type { BenchFigure } from './story.ts'

const path = '/vote/ranking/todai-last-song/ranking'

/** Number of lines in the ranking, and number of refetches, each with a different order. */
const amount = 100
const times = 4
/** Interval (ms) between two rankings; long enough for a slow phone to show each. */
const intervalMs = 4_000

interface Answer {
  targetResultList: { name: string }[]
}

/** Replaces the ranking by `amount` lines, in a different order for each request. */
async function reRank(page: Page): Promise<void> {
  let turn = 0
  await page.route(/\/result\/latest(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    turn += 1
    const targetResultList = Array.from({ length: amount }, (_, at) => {
      // The number of the candidate in this line. 37 and 100 are coprime, so each candidate occurs once and moves in
      // each refetch.
      const line = (at * 37 + turn * 13) % amount
      const votes = (amount - at) * 1_000 + turn
      const target = body.targetResultList[line % body.targetResultList.length]
      const own = { targetId: `bench-${line}`, name: `${target?.name} ${line}` }
      return { ...target, ...own, rank: at + 1, votedAmount: votes, obtainedAmount: votes }
    })
    const now = Date.now()
    const due = {
      lastUpdateTime: new Date(now).toISOString(),
      nextUpdateTime: new Date(now + intervalMs).toISOString(),
    }
    return route.fulfill({ response: answer, json: { ...body, targetResultList, ...due } })
  })
}

/** Runs in the page: records frame durations until the ranking has changed `times` times. */
function framesOf({ times }: { times: number }): Promise<{ frames: number[]; changes: number }> {
  const frames: number[] = []
  const first = () => document.querySelector('tbody th')?.textContent
  let [last, leader, changes, still] = [performance.now(), first(), 0, 0]
  return new Promise((resolve) => {
    const frame = (now: number) => {
      frames.push(now - last)
      last = now
      still += 1
      const next = first()
      if (next !== leader) [leader, changes, still] = [next, changes + 1, 0]
      // Ends the measurement after the last animation has finished.
      if (changes >= times && still > 60) resolve({ frames: frames.slice(1), changes })
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/** Measures frame durations with a CPU slowdown of `rate`. */
async function framesAt(browser: Browser, product: MeasuredProduct, rate: number) {
  const { page, close } = await openPhonePage(browser, product, rate)
  await reRank(page)
  await page.goto(product.origin + path)
  await page
    .locator('tbody tr')
    .nth(amount - 1)
    .waitFor()
  // Waits until pictures and the member's own votes have loaded, because they would count as changes of the ranking.
  await page.waitForLoadState('networkidle')
  const { frames } = await page.evaluate(framesOf, { times })
  await close()
  return frames
}

/** Measures frames while a visible ranking of 100 lines is reordered (W106, docs/performance.md). */
export async function measureRanking(browser: Browser, product: MeasuredProduct): Promise<BenchFigure[]> {
  const name = `frames of ${amount} lines, ranked anew ${times} times`
  return [
    { name, unit: 'ms', values: await framesAt(browser, product, 1), atMost: { max: 50 } },
    { name: `${name}, CPU 4×`, unit: 'ms', values: await framesAt(browser, product, 4) },
  ]
}
