import type { Browser } from 'playwright'
import type { MeasuredProduct } from './product.ts'
import { measureScrolling } from './measureScrolling.ts'
import { formatTable } from './summary.ts'
import { recordLoads } from './visit.ts'

/** A page whose data usage is measured. */
interface MeasuredPage {
  name: string
  path: string
  /** Selector of the page's main content. If the content loads when the user scrolls, the measurement scrolls to it. */
  shown: string
  isMember?: boolean
}

const measuredPages: readonly MeasuredPage[] = [
  { name: '/home', path: '/home', shown: 'main a[href^="/channel/"]', isMember: true },
  { name: 'a channel', path: '/channel/todai', shown: 'main h1' },
  { name: 'a gacha', path: '/channel/todai/gacha?gachaId=todai-album', shown: 'main button' },
  { name: 'ten posts', path: '/channel/todai?tab=posts', shown: '[role="feed"] [aria-posinset="10"]' },
]

/**
 * The names of the browser's resource types in the table. All other types (fonts, manifest, icons) count as `other`.
 */
const kinds = { Document: 'page', Script: 'scripts', Stylesheet: 'styles', Image: 'pictures', Fetch: 'data' } as const
type Kind = (typeof kinds)[keyof typeof kinds] | 'other'
const columns: readonly Kind[] = ['page', 'scripts', 'styles', 'pictures', 'data', 'other']

/** Bytes that a first visit transfers over the network, by kind of file, including headers. */
interface DataUsage {
  name: string
  bytes: Record<Kind, number>
}

const kindOf = (type: string): Kind => kinds[type as keyof typeof kinds] ?? 'other'

/** Writes more posts as the member, because the demo's channel has only seven. */
async function writePosts(browser: Browser, { origin, logIn }: MeasuredProduct): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const token = (await logIn()).find(({ name }) => name === 'token')?.value ?? ''
  for (const text of ['灯台の下で待ってます。', '今夜の放送、楽しみ。', 'アルバムを聴きかえしてる。']) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await context.request.post(`${origin}/hosts/app/v2/post/ip/todai`, {
      headers,
      data: { text, depth: '0' },
    })
    if (!answer.ok()) throw new Error(`A post was refused: ${await answer.text()}`)
  }
  await context.close()
}

async function open(browser: Browser, product: MeasuredProduct, page: MeasuredPage): Promise<DataUsage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    ignoreHTTPSErrors: true,
  })
  if (page.isMember) await context.addCookies(await product.logIn())
  const tab = await context.newPage()
  const resources = await recordLoads(await context.newCDPSession(tab))
  await tab.goto(product.origin + page.path)
  while ((await tab.locator(page.shown).count()) === 0)
    await tab.evaluate(measureScrolling, { scrollPxPerSecond: 3_000, durationMs: 200 })
  await tab.waitForLoadState('networkidle')
  const bytes: DataUsage['bytes'] = { page: 0, scripts: 0, styles: 0, pictures: 0, data: 0, other: 0 }
  for (const { type, transferred } of resources) bytes[kindOf(type)] += await transferred
  await context.close()
  return { name: page.name, bytes }
}

/** Measures the data usage of first visits until network idle, including what loads after the content. */
export async function measureDataUsage(browser: Browser, product: MeasuredProduct): Promise<DataUsage[]> {
  await writePosts(browser, product)
  const all: DataUsage[] = []
  for (const page of measuredPages) all.push(await open(browser, product, page))
  return all
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)

/** Formats the data usage of all pages as a text table, in kB by kind of file. */
export const dataUsageTable = (all: readonly DataUsage[]): string =>
  formatTable(
    ['kB over the network', ...columns, 'all'],
    all.map(({ name, bytes }) => [
      name,
      ...columns.map((kind) => kilo(bytes[kind])),
      kilo(columns.reduce((sum, kind) => sum + bytes[kind], 0)),
    ]),
  )
