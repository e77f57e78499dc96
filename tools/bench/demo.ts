import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../browser.ts'
import { buildDemo } from '../demo/buildDemo.ts'
import { demoFolder } from '../demo/demoFolder.ts'
import { serveFolder } from '../demo/serveFolder.ts'
import { withJapaneseFont } from '../japaneseFont.ts'
import { summarizeRuns, formatTable, formatSummary } from './summary.ts'

/**
 * `npm run bench:demo`: measures the milliseconds from opening the demo until it shows content from the worker's
 * database. Each run uses a fresh browser; runs with full and with a quarter of the CPU speed alternate. `-- --runs 5`
 * changes the number of runs (default 3), `-- --folder <path>` uses an already built demo.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, folder: { type: 'string' } } })

/** The goal for a first visit at a quarter of the CPU speed, in milliseconds. */
const goal = 6_000
const rates = [1, 4] as const
const targets = [
  { path: '/', content: 'main h1' },
  { path: '/channel', content: 'main a[href^="/channel/"]' },
] as const
type Target = (typeof targets)[number]

/** Measures the milliseconds from the navigation until the product's content is shown, in a browser without data. */
async function visitDemo(browser: Browser, address: string, { path, content }: Target, rate: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const begun = performance.now()
  await page.goto(address + path, { waitUntil: 'commit' })
  // The selector requires the bar of the demo, because the demo's start page has a heading too.
  await page.waitForSelector(`.demo-bar ~ * ${content}`, { timeout: 60_000 })
  const took = performance.now() - begun
  await context.close()
  return took
}

if (!values.folder) await buildDemo()
const { address, close } = await serveFolder(values.folder ?? demoFolder, 0)
const browser = await chromium.launch(withJapaneseFont(await findBrowser()))
const rows = targets.flatMap((target) => rates.map((rate) => ({ target, rate, took: [] as number[] })))
for (let run = 0; run < Number(values.runs); run += 1)
  for (const { target, rate, took } of rows) took.push(await visitDemo(browser, address, target, rate))
await browser.close()
close()

const cells = rows.map(({ target, rate, took }) => [target.path, `${rate}×`, formatSummary(summarizeRuns(took))])
console.log(`${values.runs} cold visits each; ms: median (min–max); load ${loadavg()[0]?.toFixed(1)}\n`)
console.log(formatTable(['page', 'CPU', 'ready'], cells))
const slow = rows.filter(({ rate, took }) => rate === 4 && summarizeRuns(took).median > goal)
if (slow.length > 0) console.error(`Beyond ${goal} ms: ${slow.map(({ target }) => target.path).join(', ')}`)
process.exit(slow.length > 0 ? 1 : 0)
