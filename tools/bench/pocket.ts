import type { Browser } from 'playwright'
import type { Product } from './product.ts'
import { scrollOn } from './scrollOn.ts'
import { table } from './summary.ts'
import { follow } from './visit.ts'

/** A page on a fan's own data plan. */
interface Bought {
  name: string
  path: string
  /** There once what one came for is there; scrolled to, where it comes later. */
  shown: string
  isMember?: boolean
}

const bought: readonly Bought[] = [
  { name: '/home', path: '/home', shown: 'main a[href^="/channel/"]', isMember: true },
  { name: 'a channel', path: '/channel/todai', shown: 'main h1' },
  { name: 'a gacha', path: '/channel/todai/gacha?gachaId=todai-album', shown: 'main button' },
  { name: 'ten posts', path: '/channel/todai?tab=posts', shown: '[role="feed"] [aria-posinset="10"]' },
]

/** What the browser calls them, as it is listed. Everything else is `other`: fonts, the manifest, icons. */
const kinds = { Document: 'page', Script: 'scripts', Stylesheet: 'styles', Image: 'pictures', Fetch: 'data' } as const
type Kind = (typeof kinds)[keyof typeof kinds] | 'other'
const columns: readonly Kind[] = ['page', 'scripts', 'styles', 'pictures', 'data', 'other']

/** Bytes over the network on a first visit, heads included, by kind. */
interface Pocket {
  name: string
  bytes: Record<Kind, number>
}

const kindOf = (type: string): Kind => kinds[type as keyof typeof kinds] ?? 'other'

/** The demo's channel has seven posts: a member writes more. */
async function writePosts(browser: Browser, { origin, member }: Product): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const token = member.find(({ name }) => name === 'token')?.value ?? ''
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

async function open(browser: Browser, product: Product, page: Bought): Promise<Pocket> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    ignoreHTTPSErrors: true,
  })
  if (page.isMember) await context.addCookies(product.member.map((cookie) => ({ ...cookie, url: product.origin })))
  const tab = await context.newPage()
  const resources = await follow(await context.newCDPSession(tab))
  await tab.goto(product.origin + page.path)
  while ((await tab.locator(page.shown).count()) === 0) await tab.evaluate(scrollOn, { speed: 3_000, lasts: 200 })
  await tab.waitForLoadState('networkidle')
  const bytes: Pocket['bytes'] = { page: 0, scripts: 0, styles: 0, pictures: 0, data: 0, other: 0 }
  for (const { type, transferred } of resources) bytes[kindOf(type)] += await transferred
  await context.close()
  return { name: page.name, bytes }
}

/** What a first visit costs of a data plan: everything until the network is quiet, what comes after the content too. */
export async function measurePocket(browser: Browser, product: Product): Promise<Pocket[]> {
  await writePosts(browser, product)
  const all: Pocket[] = []
  for (const page of bought) all.push(await open(browser, product, page))
  return all
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)

export const pocketTable = (all: readonly Pocket[]): string =>
  table(
    ['kB over the network', ...columns, 'all'],
    all.map(({ name, bytes }) => [
      name,
      ...columns.map((kind) => kilo(bytes[kind])),
      kilo(columns.reduce((sum, kind) => sum + bytes[kind], 0)),
    ]),
  )
