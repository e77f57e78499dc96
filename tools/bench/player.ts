import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { amount } from '../../contracts/testing/amount.ts'
import type {} from '../../app/e2e/player/playerPage.tsx'
import { PlayerServer } from '../../app/e2e/player/playerServer.ts'
import { findBrowser } from '../browser.ts'
import { withJapaneseFont } from '../japaneseFont.ts'
import { ownObjectBytes } from './leaks.ts'
import { summarizeRuns, formatTable, formatSummary } from './summary.ts'

/**
 * `npm run bench:player`: compares the player with a bare `<video>` on the same film: time to the first frame
 * (interleaved), a seek within the buffer, and the page's own objects after a film of three minutes (30 with
 * `TSUDOI_LONG=1`) at 16 times the speed. Options: `-- --runs 15 --minutes 30`. Goals: 1.15 × bare, 100 ms, no growth.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    minutes: { type: 'string', default: String(amount({ part: 3, all: 30 })) },
  },
})
const [runs, minutes] = [Number(values.runs), Number(values.minutes)]
/** The highest playback rate that browsers allow, and the length of the film in seconds. */
const [fastest, filmLength] = [16, 20]

type Variant = 'player' | 'bare'

const engineName = (isByHls: boolean) => (isByHls ? 'hls.js' : 'own engine')

/** Opens a new page, which shares only the browser's HTTP cache with the other pages. */
async function openPage(browser: Browser, { address }: PlayerServer, isByHls = false): Promise<Page> {
  const page = await browser.newPage()
  if (isByHls) await page.addInitScript(() => (HTMLMediaElement.prototype.canPlayType = () => ''))
  await page.goto(address)
  return page
}

/**
 * Measures the milliseconds from the press to the first frame, including the request for the source. Both variants have
 * their engine loaded and the same size, because a browser chooses a smaller film for a smaller video element.
 */
async function firstPicture(browser: Browser, server: PlayerServer, way: Variant, isByHls: boolean): Promise<number> {
  const page = await openPage(browser, server, isByHls)
  await page.evaluate((by) => (by === 'player' ? window.openPlayer() : window.openBare()), way)
  await page.waitForSelector('video', { state: 'attached' })
  await page.waitForLoadState('networkidle')
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
    else void window.playBare()
    return seen
  }, way)
  await page.close()
  return took
}

/** Measures the milliseconds from seeks within the buffer to their frames. */
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

/** Measures the size of the page's own objects (MB) at a tenth of a long film and at its end. */
async function objects(browser: Browser, server: PlayerServer, isByHls: boolean): Promise<[number, number]> {
  server.rounds = Math.ceil((minutes * 60) / filmLength)
  const page = await openPage(browser, server, isByHls)
  await page.evaluate(() => window.openPlayer({ autoPlay: true }))
  const session = await page.context().newCDPSession(page)
  const objectsAt = async (place: number): Promise<number> => {
    await page.waitForFunction((wanted) => (document.querySelector('video')?.currentTime ?? 0) >= wanted, place, {
      polling: 500,
      timeout: 0,
    })
    return (await ownObjectBytes(session)) / 1e6
  }
  // Sets the speed only after the film has started, because a new source resets it.
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  await page.locator('video').evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), fastest)
  const found: [number, number] = [await objectsAt(minutes * 6), await objectsAt(minutes * 60 - 5)]
  await page.close()
  server.reset()
  return found
}

const server = await PlayerServer.open()
const browser = await chromium.launch(withJapaneseFont(await findBrowser()))
const rows: string[][] = []
for (const isByHls of [false, true]) {
  // HLS uses a film without a separate sound file, because the light build of hls.js does not support one.
  server.source = isByHls ? { address: '/signed/1/todai/360.m3u8' } : {}
  const pictures: Record<Variant, number[]> = { player: [], bare: [] }
  for (let run = -1; run < runs; run += 1)
    for (const way of run % 2 === 0 ? (['player', 'bare'] as const) : (['bare', 'player'] as const)) {
      const took = await firstPicture(browser, server, way, isByHls)
      if (run >= 0) pictures[way].push(took)
    }
  const [player, bare] = [summarizeRuns(pictures.player), summarizeRuns(pictures.bare)]
  const ratio = `${(player.median / bare.median).toFixed(2)} × bare`
  rows.push(
    [`first picture, ${engineName(isByHls)}, player`, `${formatSummary(player)} ms`, ratio, '≤ 1.15'],
    [`first picture, ${engineName(isByHls)}, bare video`, `${formatSummary(bare)} ms`, '', ''],
  )
}
server.reset()
const seek = summarizeRuns(await seekTimes(browser, server, runs * 2))
rows.push(['seek within what is loaded', `${formatSummary(seek)} ms`, '', '≤ 100'])
for (const isByHls of minutes > 0 ? [false, true] : []) {
  const [early, end] = await objects(browser, server, isByHls)
  const name = `objects, ${minutes} minutes of film, ${engineName(isByHls)}`
  rows.push([name, `${early.toFixed(2)} → ${end.toFixed(2)} MB`, `${((end / early - 1) * 100).toFixed(0)} %`, 'flat'])
}
await browser.close()
await server.close()
console.log(`\n${runs} runs, interleaved; median (least–most)\n`)
console.log(formatTable(['figure', 'measured', '', 'goal'], rows))
