import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import type {} from '../../app/e2e/player/playerPage.tsx'
import { PlayerServer } from '../../app/e2e/player/playerServer.ts'
import { findBrowser } from '../browser.ts'
import { spread, table, whole } from './summary.ts'

/**
 * `npm run bench:player`: the player on a real film, beside a bare `<video>` with the same address in the same run:
 * time to the first picture, interleaved; a seek within what is loaded; and the heap after a long film at sixteen times
 * the speed. `-- --runs 15 --minutes 30` for other amounts. Goals: 1.15 × bare, 100 ms, flat.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '15' }, minutes: { type: 'string', default: '30' } },
})
const [runs, minutes] = [Number(values.runs), Number(values.minutes)]
/** Fastest that a browser plays, and the length of the film in seconds. */
const [fastest, filmLength] = [16, 20]

type Way = 'player' | 'bare'

/** A fresh page, so that nothing is cached but what the browser itself keeps. */
async function openPage(browser: Browser, { address }: PlayerServer, isByHls = false): Promise<Page> {
  const page = await browser.newPage()
  if (isByHls) await page.addInitScript(() => (HTMLMediaElement.prototype.canPlayType = () => ''))
  await page.goto(address)
  return page
}

/** Milliseconds from the press to the first picture, the question for the address included. */
async function firstPicture(browser: Browser, server: PlayerServer, way: Way): Promise<number> {
  const page = await openPage(browser, server)
  await page.evaluate((by) => {
    if (by === 'player') window.openPlayer()
    else document.body.append(document.createElement('video'))
  }, way)
  await page.waitForSelector('video', { state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const took = await page.evaluate(async (by) => {
    const video = document.querySelector('video')
    const button = [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.endsWith('を再生'))
    if (!video) return Number.NaN
    const begun = performance.now()
    const seen = new Promise<number>((resolve) =>
      video.requestVideoFrameCallback(() => resolve(performance.now() - begun)),
    )
    if (by === 'player') button?.click()
    else {
      const { address } = (await (await fetch('/source', { cache: 'no-store' })).json()) as { address: string }
      video.src = address
      await video.play()
    }
    return seen
  }, way)
  await page.close()
  return took
}

/** Milliseconds from a seek within what is loaded to its picture. */
async function seekTimes(browser: Browser, server: PlayerServer, times: number): Promise<number[]> {
  const page = await openPage(browser, server)
  const took = await page.evaluate(async (count) => {
    window.openPlayer({ autoPlay: true })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const video = document.querySelector('video')
    const found: number[] = []
    for (let at = 0; video && at < count; at += 1) {
      const begun = performance.now()
      video.currentTime = at % 2 === 0 ? 1 : 4
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      found.push(performance.now() - begun)
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    return found
  }, times)
  await page.close()
  return took
}

/** The heap in MB, at a tenth of a long film and at its end. */
async function heaps(browser: Browser, server: PlayerServer, isByHls: boolean): Promise<[number, number]> {
  server.rounds = Math.ceil((minutes * 60) / filmLength)
  const page = await openPage(browser, server, isByHls)
  await page.evaluate(() => window.openPlayer({ autoPlay: true }))
  const session = await page.context().newCDPSession(page)
  const heapAt = async (place: number): Promise<number> => {
    await page.waitForFunction((wanted) => (document.querySelector('video')?.currentTime ?? 0) >= wanted, place, {
      polling: 500,
      timeout: 0,
    })
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  await page.locator('video').evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), fastest)
  const found: [number, number] = [await heapAt(minutes * 6), await heapAt(minutes * 60 - 5)]
  await page.close()
  server.reset()
  return found
}

const server = await PlayerServer.open()
const browser = await chromium.launch(await findBrowser())
const pictures: Record<Way, number[]> = { player: [], bare: [] }
for (let run = -1; run < runs; run += 1)
  for (const way of run % 2 === 0 ? (['player', 'bare'] as const) : (['bare', 'player'] as const)) {
    const took = await firstPicture(browser, server, way)
    if (run >= 0) pictures[way].push(took)
  }
const seeks = await seekTimes(browser, server, runs * 2)
const [player, bare, seek] = [spread(pictures.player), spread(pictures.bare), spread(seeks)]
const ratio = player.median / bare.median
const rows = [
  ['first picture, player', `${whole(player)} ms`, `${ratio.toFixed(2)} × bare`, '≤ 1.15'],
  ['first picture, bare video', `${whole(bare)} ms`, '', ''],
  ['seek within what is loaded', `${whole(seek)} ms`, '', '≤ 100'],
]
for (const isByHls of minutes > 0 ? [false, true] : []) {
  const [early, end] = await heaps(browser, server, isByHls)
  const name = `heap, ${minutes} minutes of film, ${isByHls ? 'hls.js' : 'own engine'}`
  rows.push([name, `${early.toFixed(1)} → ${end.toFixed(1)} MB`, `${((end / early - 1) * 100).toFixed(0)} %`, 'flat'])
}
await browser.close()
await server.close()
console.log(`\n${runs} runs, interleaved; median (least–most)\n`)
console.log(table(['figure', 'measured', '', 'goal'], rows))
