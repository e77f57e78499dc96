import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.ts'
import { trustedCertificateFlag } from './certificate.ts'
import { measureCarts } from './carts.ts'
import { measureCollection } from './collection.ts'
import { withJapaneseFont } from '../japaneseFont.ts'
import { measureInteractions } from './interactions.ts'
import { measureLeaks } from './leaks.ts'
import { measurePhotos } from './photos.ts'
import { measureDataUsage, dataUsageTable } from './dataUsage.ts'
import { startMeasuredProduct } from './product.ts'
import { measurePosts } from './posts.ts'
import { measureRanking } from './ranking.ts'
import { figuresOverGoal, figuresTable, firstLineFigureName, measureStory, type BenchFigure } from './story.ts'
import { summarizeRuns, formatTable, formatSummary, type RunSummary } from './summary.ts'
import { measureVideos } from './videos.ts'
import {
  measureVisit,
  measureFirstAndSecondVisit,
  type VisitTarget,
  type VisitFigures,
  type FirstAndSecondVisit,
} from './visit.ts'

/**
 * `npm run bench`: measures the built app, a static copy of each route, and a minimal app of the same stack ("floor"),
 * on a slow phone and network (docs/performance.md), interleaved. `-- --runs 9` changes the number of runs (default 5),
 * `-- --only account` filters rows by name, `-- --first-visits` measures only the first visits. Prints a table and
 * writes .tmp/bench.json.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    'first-visits': { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)

const found = withJapaneseFont(await findBrowser())
/** Browser flags for a fake camera and microphone, and for video calls over loopback. */
const media = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
]
const browser = await chromium.launch({ ...found, args: [...(found.args ?? []), trustedCertificateFlag, ...media] })
const product = await startMeasuredProduct(browser)
const targets = product.targets.filter(({ name }) => !values.only || name.includes(values.only))
const visits = new Map<string, VisitFigures[]>(targets.map(({ name }) => [name, []]))
// A second visit is compared with a first visit of the app shell, because the service worker also sends the shell.
const returning = targets.filter(
  ({ name, twin, logIn }) => !values['first-visits'] && twin && name !== 'floor' && (logIn || name.endsWith('(shell)')),
)
const returns = new Map<string, FirstAndSecondVisit[]>(returning.map(({ name }) => [name, []]))
for (let run = 0; run < runs; run += 1) {
  for (const target of targets) visits.get(target.name)?.push(await measureVisit(browser, target))
  for (const target of returning) returns.get(target.name)?.push(await measureFirstAndSecondVisit(browser, target))
  console.log(`run ${run + 1} of ${runs}`)
}
/** Whether this run makes a measurement besides the visits. */
const isWanted = (name: string) => !values['first-visits'] && name.includes(values.only ?? '')
const interactions = values['first-visits'] ? [] : await measureInteractions(browser, product, values.only)
const story = isWanted('story player') ? await measureStory(browser, product) : []
const posts = isWanted('posts') ? await measurePosts(browser, product) : []
const photos = isWanted('photos') ? await measurePhotos(browser) : []
const videos = isWanted('videos') ? await measureVideos(browser, product) : []
const collection = isWanted('collection') ? await measureCollection(browser, product) : []
const carts = isWanted('carts') ? await measureCarts(browser, product) : []
const ranking = isWanted('ranking') ? await measureRanking(browser, product) : []
const pocket = isWanted('pocket') ? await measureDataUsage(browser, product) : []
// With `--only "leaks home"`, only the round trips with the name `home` are measured.
const [, trip] = /^(?:$|leaks ?)(.*)$/.exec(values.only ?? '') ?? []
const leaks = trip === undefined || values['first-visits'] ? [] : await measureLeaks(browser, product, trip)
await product.close()
await browser.close()

type Measured = { [K in keyof VisitFigures]: RunSummary }
const kinds: readonly (keyof VisitFigures)[] = [
  'lcp',
  'cls',
  'tbt',
  'content',
  'interactive',
  'jsBeforeContent',
  'css',
  'requests',
  'transferred',
  'elements',
]
const summarise = (all: readonly VisitFigures[]): Measured =>
  Object.fromEntries(kinds.map((kind) => [kind, summarizeRuns(all.map((each) => each[kind]))])) as Measured
const measured = new Map(targets.map(({ name }) => [name, summarise(visits.get(name) ?? [])]))

const staticStory = measured.get('static story player')?.lcp.median
const opened = story.find(({ name }) => name === firstLineFigureName)
if (staticStory && opened) {
  const values = opened.values.map((each) => each / staticStory)
  story.push({ name: `${firstLineFigureName} ÷ a static page`, unit: '×', values, atMost: { p50: 1.3 } })
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} k`

function row({ name, twin }: VisitTarget & { twin?: string }): string[] {
  const own = measured.get(name)
  if (!own) return [name]
  const peer = twin ? measured.get(twin) : undefined
  return [
    name,
    kilo(own.jsBeforeContent.median),
    kilo(own.css.median),
    own.requests.median.toFixed(0),
    kilo(own.transferred.median),
    formatSummary(own.lcp),
    peer ? (own.lcp.median / peer.lcp.median).toFixed(2) : '–',
    formatSummary(own.content),
    formatSummary(own.interactive),
    own.tbt.median.toFixed(0),
    own.cls.max.toFixed(3),
    own.elements.median.toFixed(0),
  ]
}

console.log(
  `\n${runs} cold visits each, 390×844@2, CPU 4×, 150 ms, 1.6 Mbit/s, HTTP/2, brotli; times in ms: median (min–max); JS and CSS gzip\n`,
)
const header = [
  'target',
  'JS before content',
  'CSS',
  'requests',
  'transferred',
  'LCP',
  '÷ static',
  'content',
  'interactive',
  'TBT',
  'CLS',
  'elements',
]
console.log(formatTable(header, targets.map(row)))
const lcpOf = (all: readonly FirstAndSecondVisit[], kind: keyof FirstAndSecondVisit) =>
  summarizeRuns(all.map((each) => each[kind].lcp))
const secondToFirstLcp = (all: readonly FirstAndSecondVisit[]) =>
  lcpOf(all, 'second').median / lcpOf(all, 'first').median
function secondVisitRow([name, all]: [string, FirstAndSecondVisit[]]): string[] {
  const secondVisitSpread = (kind: keyof VisitFigures) => summarizeRuns(all.map((each) => each.second[kind]))
  return [
    name,
    formatSummary(lcpOf(all, 'first')),
    formatSummary(lcpOf(all, 'second')),
    secondToFirstLcp(all).toFixed(2),
    formatSummary(secondVisitSpread('interactive')),
    secondVisitSpread('cls').max.toFixed(3),
    kilo(secondVisitSpread('transferred').median),
  ]
}
console.log(`\nSecond visits, each beside its own first one\n`)
const secondVisitHeader = ['target', 'first LCP', 'second LCP', '÷ first', 'interactive', 'CLS', 'transferred']
console.log(formatTable(secondVisitHeader, [...returns].map(secondVisitRow)))
console.log(`\nInteractions at CPU 4× (ms)\n`)
console.log(
  formatTable(
    ['interaction', 'p50', 'max'],
    interactions.map(({ name, times }) => [
      name,
      summarizeRuns(times).median.toFixed(0),
      summarizeRuns(times).max.toFixed(0),
    ]),
  ),
)
if (story.length > 0) console.log(`\n${figuresTable('story player', story)}`)
if (posts.length > 0) console.log(`\n${figuresTable('posts', posts)}`)
if (photos.length > 0) console.log(`\n${figuresTable('photos', photos)}`)
if (videos.length > 0) console.log(`\n${figuresTable('videos', videos)}`)
if (collection.length > 0) console.log(`\n${figuresTable('collection', collection)}`)
if (carts.length > 0) console.log(`\n${figuresTable('carts', carts)}`)
if (ranking.length > 0) console.log(`\n${figuresTable('ranking', ranking)}`)
if (pocket.length > 0) console.log(`\n${dataUsageTable(pocket)}`)
if (leaks.length > 0) console.log(`\n${figuresTable('leaks', leaks)}`)
const failed = targets.filter(({ name }) => (measured.get(name)?.lcp.failed ?? 0) > 0)
if (failed.length > 0)
  console.error(`\nNo LCP was measured in some visits: ${failed.map(({ name }) => name).join(', ')}`)

mkdirSync('.tmp', { recursive: true })
const report = {
  at: new Date().toISOString(),
  machine: cpus()[0]?.model,
  runs,
  targets: Object.fromEntries(measured),
  returns: Object.fromEntries(returns),
  interactions,
  story,
  posts,
  photos,
  videos,
  collection,
  carts,
  ranking,
  pocket,
  leaks,
}
writeFileSync('.tmp/bench.json', JSON.stringify(report, null, 2))
console.log('\nAll figures: .tmp/bench.json')
const again = [...returns].map(([name, all]): BenchFigure => {
  return {
    name: `second visit: LCP of ${name} ÷ first`,
    unit: '×',
    values: [secondToFirstLcp(all)],
    atMost: { max: 0.6 },
  }
})
const beyond = figuresOverGoal([...again, ...story, ...posts, ...photos, ...collection, ...carts, ...ranking, ...leaks])
if (beyond.length > 0) console.error(`\nBeyond their goals:\n${beyond.join('\n')}`)
process.exit(failed.length + beyond.length > 0 ? 1 : 0)
