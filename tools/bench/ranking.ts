import type { Browser, Page } from 'playwright'
import { openPhone } from './interactions.ts'
import type { Product } from './product.ts'
import type { StoryFigure } from './story.ts'

const path = '/vote/ranking/todai-last-song/ranking'

/** How many lines the ranking has, and how often it comes anew, with another order each time. */
const amount = 100
const times = 4
/** After so long the next one is due, in ms: a slow phone has shown the one before by then. */
const soon = 4_000

interface Answer {
  targetResultList: { name: string }[]
}

/** In the place of the ranking: so many lines, and the next one is due at once. */
async function reRank(page: Page): Promise<void> {
  let turn = 0
  await page.route(/\/result\/latest(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    turn += 1
    const targetResultList = Array.from({ length: amount }, (_, at) => {
      // 37 has no factor in common with 100: each line is there once, and each turn leads it elsewhere.
      const line = (at * 37 + turn * 13) % amount
      const votes = (amount - at) * 1_000 + turn
      const target = body.targetResultList[line % body.targetResultList.length]
      const own = { targetId: `bench-${line}`, name: `${target?.name} ${line}` }
      return { ...target, ...own, rank: at + 1, votedAmount: votes, obtainedAmount: votes }
    })
    const now = Date.now()
    const due = { lastUpdateTime: new Date(now).toISOString(), nextUpdateTime: new Date(now + soon).toISOString() }
    return route.fulfill({ response: answer, json: { ...body, targetResultList, ...due } })
  })
}

/** Runs in the page: every frame until the ranking has come anew so often, and how often it has. */
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
      // The last one has moved to its place, too.
      if (changes >= times && still > 60) resolve({ frames: frames.slice(1), changes })
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/** How long each frame took on a processor so many times as slow as this machine's. */
async function framesAt(browser: Browser, product: Product, rate: number) {
  const { page, close } = await openPhone(browser, product, rate)
  await reRank(page)
  await page.goto(product.origin + path)
  await page
    .locator('tbody tr')
    .nth(amount - 1)
    .waitFor()
  // What arrives with the page, pictures and own votes, is no new ranking.
  await page.waitForLoadState('networkidle')
  const { frames } = await page.evaluate(framesOf, { times })
  await close()
  return frames
}

/** A ranking of 100 lines that comes anew while somebody looks at it (W106, docs/performance.md). */
export async function measureRanking(browser: Browser, product: Product): Promise<StoryFigure[]> {
  const name = `frames of ${amount} lines, ranked anew ${times} times`
  return [
    { name, unit: 'ms', values: await framesAt(browser, product, 1), atMost: { max: 50 } },
    { name: `${name}, CPU 4×`, unit: 'ms', values: await framesAt(browser, product, 4) },
  ]
}
