import type { Locator, Page, Route } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { expect, test } from '../journey.ts'
import { coinBalance, fresh, giveSession, newMember, state } from '../sandbox.ts'

/**
 * Whatever comes between the last step and what was paid for, it is paid once or not at all, counted at the host: six
 * paid actions, left by a reload, by Back, or without a connection, at five points. The words say what is true, and
 * there is a way on to what was paid for.
 */
interface Bought {
  name: string
  /** Opens its page as a member who can pay for it, with a page to go back to. */
  open: (page: Page) => Promise<{ path: string; paid: () => Promise<number> }>
  /** Opens the last step. */
  ask: (page: Page) => Promise<void>
  yes: RegExp
  /** The call that pays, and what is read back before it. */
  call: RegExp
  reading: RegExp
  /** The file of the page that shows what was paid for; undefined: it is here already. */
  nextFile?: string
  /** What was paid for is here. */
  came: (page: Page) => Promise<void>
  /** A reload of its page brings what was paid for, with or without the line. */
  comesByReload?: true
  /** Something is read between the yes and the payment: without a connection it is said that nothing was paid. */
  looksFirst?: true
  /** Where it is found by whom the answer has led nowhere. */
  find: (page: Page, path: string) => Promise<void>
}

const h1 = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })
const line = (page: Page) => page.getByRole('complementary', { name: 'お支払いの確認' })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^この(内容で|話を|動画を)/ })

const headed = (name: RegExp) => (page: Page) => expect(h1(page, name)).toBeVisible()

/** Within the app, as by a link: Back keeps the document. */
async function enter(page: Page, path: string): Promise<string> {
  await page.goto('/channel')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'entered', usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  return path
}

const draw: Bought = {
  name: 'a draw',
  async open(page) {
    const ids = { ipId: `ip-${fresh()}`, gachaId: `gacha-${fresh()}` }
    await state('a channel', { ipId: ids.ipId, detail: 'minimal' })
    await state('a gacha that can be drawn', { ...ids, detail: 'minimal' })
    const member = await newMember()
    await giveSession(page.context(), member)
    const path = await enter(page, `/channel/${ids.ipId}/gacha?gachaId=${ids.gachaId}`)
    return { path, paid: async () => (4_200 - (await coinBalance(member.accessToken))) / 30 }
  },
  ask: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^1回引く/ })
      .click(),
  yes: /^1回引く/,
  call: /\/v2\/gacha\/[^/]+\/draw(\?|$)/,
  reading: /\/v2\/currency\/history\?/,
  nextFile: 'GachaResultRoute',
  came: headed(/来てくれました/),
  async find(page, path) {
    await page.goto(path.replace(/\?.*/, '/result'))
    await draw.came(page)
  },
}

const coins: Bought = {
  name: 'a pack of coins',
  async open(page) {
    const shopCoinId = `pack-${fresh()}`
    const member = await newMember()
    await state('a coin pack on sale', { shopCoinId })
    await state('a credit card', { accountId: `acc-${member.id}`, creditCardId: `card-${member.id}` })
    await giveSession(page.context(), member)
    const path = await enter(page, `/purchase/${shopCoinId}`)
    return { path, paid: async () => ((await coinBalance(member.accessToken)) - 4_200) / 1_100 }
  },
  async ask(page) {
    await page.getByRole('radio', { name: /^Visa 末尾4242/ }).check()
    await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  },
  yes: /^1,000円で購入/,
  call: /\/v2\/payment\/sbps\/purchase(\?|$)/,
  reading: /\/v1\/transaction\?/,
  nextFile: 'PurchaseEndRoute',
  came: headed(/コインが届きました/),
  async find(page) {
    await page.goto('/order-history')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('支払い済み')
  },
}

/** The page has read what its last step reads again. */
async function enterReady(page: Page, path: string, button: Locator): Promise<string> {
  await enter(page, path)
  await expect(button).toBeVisible()
  return path
}

/** A member of a channel, where something is sold for coins. */
async function buyer(page: Page, price: number) {
  const ipId = `ip-${fresh()}`
  await state('a channel', { ipId, detail: 'minimal' })
  const member = await newMember()
  await giveSession(page.context(), member)
  return { ipId, member, paid: async () => (4_200 - (await coinBalance(member.accessToken))) / price }
}

const buyEpisode = (page: Page) => page.getByRole('button', { name: '購入して読む 30コイン' })
const episode: Bought = {
  name: 'an episode of a story',
  async open(page) {
    const { ipId, member, paid } = await buyer(page, 30)
    const storyGroupId = `story-${fresh()}`
    await state('a story', { ipId, storyGroupId, freeEpisodes: 2, detail: 'minimal' })
    await state('registered reader names', { accountId: `acc-${member.id}`, ipId })
    return { path: await enterReady(page, `/channel/${ipId}/story/${storyGroupId}`, buyEpisode(page)), paid }
  },
  async ask(page) {
    await buyEpisode(page).click()
    const tips = page.getByRole('dialog', { name: '読む前に' })
    await expect(tips.or(dialog(page))).toBeVisible()
    if (await tips.isVisible()) await tips.getByRole('button', { name: '読みはじめる' }).click()
  },
  yes: /^購入して読む/,
  call: /\/v2\/story\/group\/[^/]+\/[^/]+\/view\/[^/]+(\?|$)/,
  reading: /\/v2\/story\/group\/[^/]+\/[^/]+$/,
  came: (page) => expect(page).toHaveURL(/\/story\/STORY_PLAY_TYPE_/),
  comesByReload: true,
  async find(page, path) {
    await page.goto(path)
    await expect(page.getByText('購入済み')).toBeVisible()
  },
}

const rent = (page: Page) => page.getByRole('main').getByRole('button', { name: /^レンタルして見る/ })
const video: Bought = {
  name: 'a video',
  async open(page) {
    const { ipId, paid } = await buyer(page, 100)
    const videoId = `video-${fresh()}`
    await state('a video', { ipId, videoId, accessType: 'RENTAL', detail: 'minimal' })
    return { path: await enterReady(page, `/channel/${ipId}/movie/${videoId}`, rent(page)), paid }
  },
  ask: (page) => rent(page).click(),
  yes: /^レンタルして見る/,
  call: /\/v2\/video\/[^/]+\/purchase(\?|$)/,
  reading: /\/v2\/video\/[^/]+$/,
  came: (page) => expect(page.locator('video')).toBeVisible(),
  comesByReload: true,
  async find(page, path) {
    await page.goto(path)
    await video.came(page)
  },
}

const enterLottery = (page: Page) => page.getByRole('button', { name: '内容の確認へ進む' })
const lottery: Bought = {
  name: 'entries of a lottery',
  async open(page) {
    const { ipId, paid } = await buyer(page, 100)
    const lotteryId = `lottery-${fresh()}`
    await state('a lottery', { ipId, lotteryId })
    return { path: await enterReady(page, `/lottery/${lotteryId}/purchase`, enterLottery(page)), paid }
  },
  ask: (page) => enterLottery(page).click(),
  yes: /^1口申し込む/,
  call: /\/v2\/lottery\/[^/]+\/buy(\?|$)/,
  reading: /\/v2\/lottery\/[^/]+$/,
  nextFile: 'LotteryResultRoute',
  came: headed(/^申し込みました$/),
  async find(page, path) {
    await page.goto(path.replace('/purchase', '/result'))
    await lottery.came(page)
  },
}

const orderCart = (page: Page) => page.getByRole('button', { name: '最後の確認へ進む' })
const cart: Bought = {
  name: 'a cart of a preorder',
  async open(page) {
    const { ipId, paid } = await buyer(page, 500)
    const preorderId = `preorder-${fresh()}`
    await state('a preorder', { ipId, preorderId })
    await page.goto(`/preorder/${preorderId}`)
    await page.getByRole('spinbutton', { name: '星図ノートの数' }).fill('1')
    await expect(page.getByRole('region', { name: 'カート' })).toContainText('500コイン')
    return { path: await enterReady(page, `/preorder/${preorderId}/purchase`, orderCart(page)), paid }
  },
  ask: (page) => orderCart(page).click(),
  yes: /^予約する/,
  call: /\/v2\/preorder\/[^/]+\/buy(\?|$)/,
  reading: /\/v2\/preorder\/[^/]+$/,
  nextFile: 'PreorderResultRoute',
  came: headed(/^ご予約を受け付けました$/),
  looksFirst: true,
  async find(page, path) {
    await page.goto(path.replace('/purchase', '/result'))
    await cart.came(page)
  },
}

/** Stops requests until they are let through. */
async function hold(page: Page, pattern: RegExp, letThrough: (route: Route) => Promise<void> = (r) => r.fallback()) {
  const waiting: Route[] = []
  let isOpen = false
  const on = (route: Route) => (isOpen ? route.fallback() : void waiting.push(route))
  await page.route(pattern, on)
  return {
    isAsked: () => waiting.length > 0,
    // A page that is gone wants no answer.
    async release() {
      isOpen = true
      await Promise.all(waiting.splice(0).map((route) => letThrough(route).catch(() => {})))
    },
  }
}

/** The patience with the reading before a payment lasts until the test lets it go. */
const bePatient = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, ms = 0, ...rest: unknown[]) =>
      ms === 3_000 ? 0 : later(act, ms, ...rest)) as typeof window.setTimeout
  })

interface Scene {
  page: Page
  of: Bought
  path: string
  paid: () => Promise<number>
}

/** Where the journey stands, and what lets it go on. */
interface Point {
  name: string
  /** How often it is paid by then. */
  paid: number
  reach: (scene: Scene) => Promise<() => Promise<void>>
}

const nothing = () => Promise.resolve()
async function press({ page, of }: Scene): Promise<void> {
  await dialog(page).getByRole('button', { name: of.yes }).click()
}
async function pressAndWait(scene: Scene): Promise<void> {
  await press(scene)
  await expect(dialog(scene.page).locator('[aria-busy]')).toBeVisible()
}

const points: readonly Point[] = [
  {
    name: 'the question is open',
    paid: 0,
    async reach({ page, of }) {
      await of.ask(page)
      await expect(dialog(page)).toBeVisible()
      return nothing
    },
  },
  {
    name: 'yes was pressed, and nothing has left',
    paid: 0,
    async reach(scene) {
      const { page, of } = scene
      const reading = await hold(page, of.reading)
      await of.ask(page)
      await pressAndWait(scene)
      return () => reading.release()
    },
  },
  {
    name: 'it is being sent',
    paid: 1,
    async reach(scene) {
      const { page, of, paid } = scene
      let isHere: () => void = () => {}
      const answered = new Promise<void>((resolve) => (isHere = resolve))
      let isFirst = true
      await page.route(of.call, async (route) => {
        if (!isFirst) return route.fallback()
        isFirst = false
        const response = await route.fetch()
        await answered
        // A page that is gone wants no answer.
        await route.fulfill({ response }).catch(() => {})
      })
      await of.ask(page)
      await pressAndWait(scene)
      await expect.poll(paid).toBe(1)
      return () => Promise.resolve(isHere())
    },
  },
  {
    name: 'the answer is here, and the next page is not',
    paid: 1,
    async reach(scene) {
      const { page, of, paid } = scene
      const file = await hold(page, new RegExp(`/assets/${of.nextFile ?? ''}-[\\w-]+\\.js$`))
      await of.ask(page)
      // A file may be asked for while the question is open.
      const answer = page.waitForResponse((response) => of.call.test(response.url()))
      await press(scene)
      await answer
      await expect.poll(file.isAsked).toBe(true)
      expect(await paid()).toBe(1)
      return () => file.release()
    },
  },
  {
    name: 'it has come',
    paid: 1,
    async reach(scene) {
      await scene.of.ask(scene.page)
      await press(scene)
      await came(scene)
      return nothing
    },
  },
]
const [question, pressed, sending, answered] = points

/** It leads on from what the person sees now to what was paid for. */
const came = ({ page, of }: Scene) => of.came(page)
async function anew(scene: Scene): Promise<void> {
  const { page, of, path } = scene
  await expect(line(page)).toHaveCount(0)
  await page.goto(path)
  await of.ask(page)
  await press(scene)
  await came(scene)
}
/** It could not be looked at before it was sent: no payment is in doubt. */
async function readNotSent({ page }: Scene): Promise<void> {
  const told = page.getByRole('alertdialog', { name: '通信できませんでした' })
  await told.getByRole('button', { name: '閉じる' }).click()
  await expect(told).toHaveCount(0)
  await expect(line(page)).toHaveCount(0)
}
/** The line says what became of it, and leads there. */
async function byLine(scene: Scene): Promise<void> {
  await expect(line(scene.page)).toContainText('お支払いを確認できました')
  await line(scene.page).getByRole('link', { name: '結果を見る' }).click()
  await came(scene)
}

interface Cut {
  name: string
  /** Cuts, then lets go on what can. */
  cut: (scene: Scene, point: Point, goOn: () => Promise<void>) => Promise<void>
  /** The words that are true then, and the way on, by point. */
  on: (point: Point) => (scene: Scene) => Promise<void>
}

const cuts: readonly Cut[] = [
  {
    name: 'a reload',
    async cut({ page }, _point, goOn) {
      await page.reload({ waitUntil: 'commit' })
      await goOn()
    },
    on: (point) => (scene) => {
      if (point.paid === 0) return anew(scene)
      return point === sending && !scene.of.comesByReload ? byLine(scene) : came(scene)
    },
  },
  {
    name: 'Back',
    async cut({ page, paid }, point, goOn) {
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await goOn()
      // The yes was given: what it began goes on without its page.
      if (point !== question) await expect.poll(paid).toBe(1)
    },
    on: (point) =>
      point === question
        ? anew
        : async (scene) => {
            await expect(line(scene.page).getByText(/確認しています|失敗/)).toHaveCount(0)
            await scene.of.find(scene.page, scene.path)
          },
  },
  {
    name: 'no connection',
    async cut(scene, point, goOn) {
      const { page } = scene
      await page.context().setOffline(true)
      if (point === question) await press(scene)
      await goOn()
      if (scene.of.looksFirst && point.paid === 0) await readNotSent(scene)
      else if (point === question || point === pressed) {
        await expect(line(page)).toContainText('お支払いを確認しています')
        await expect(line(page)).toContainText('まだわかりません')
      }
      await page.context().setOffline(false)
    },
    on: (point) => async (scene) => {
      const { page, of } = scene
      if (of.looksFirst && point.paid === 0) return anew(scene)
      if (point === question || point === pressed)
        await line(page).getByRole('button', { name: 'もう一度送る' }).click()
      // What could not be fetched is fetched by a reload.
      if (point === answered) await page.reload()
      await came(scene)
    },
  },
]

const everything = [draw, coins, episode, video, lottery, cart]
const pointsOf = ({ nextFile }: Bought) => points.filter((point) => point !== answered || nextFile !== undefined)
const all = everything.flatMap((of) => pointsOf(of).flatMap((point) => cuts.map((cut) => ({ of, point, cut }))))
/** A part has each point, each cut and each action. */
const share = amount({ part: 23, all: 1 })

test.describe('paid once, whatever comes between (X13, R041, R057)', () => {
  for (const { of, point, cut } of all.filter((_, at) => at % share === 0))
    test(`${of.name}, ${point.name}: ${cut.name}`, async ({ page, quiet }) => {
      quiet.allow(/Failed to load|net::ERR|Failed to fetch/)
      await bePatient(page)
      const scene = { page, of, ...(await of.open(page)) }
      const sent: string[] = []
      page.on('request', (request) => {
        if (of.call.test(request.url())) sent.push(request.url())
      })
      const goOn = await point.reach(scene)
      expect(await scene.paid()).toBe(point.paid)
      if (point === question || point === pressed) expect(sent).toEqual([])
      await cut.cut(scene, point, goOn)
      await cut.on(point)(scene)
      await expect(page.getByText(/失敗しました|できませんでした/)).toHaveCount(0)
      expect(await scene.paid()).toBe(1)
    })
})

/** How often it is sent, by its key. */
function keysOf(page: Page, { call }: Bought): Set<string> {
  const keys = new Set<string>()
  page.on('request', (request) => {
    if (call.test(request.url()) && request.method() === 'POST') keys.add(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

test.describe('one yes, however often and wherever it is said (X13, R041, R057)', () => {
  for (const of of amount({ part: [coins], all: everything }))
    for (const presses of amount({ part: [20], all: [2, 5, 20] }))
      test(`${of.name}: ${presses} presses pay once`, async ({ page, quiet }) => {
        // The story's channel has no tips.
        quiet.allow(/status of 404.*\/tutorial\/tips\//)
        const { paid } = await of.open(page)
        const keys = keysOf(page, of)
        await of.ask(page)
        const yes = dialog(page).getByRole('button', { name: of.yes })
        await expect(yes).toBeVisible()
        const { x, y, width, height } = (await yes.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        // Behind the answer a press would be one on whatever comes next.
        const sent = await hold(page, of.call)
        for (let press = 0; press < presses; press += 1) await page.mouse.click(x + width / 2, y + height / 2)
        await sent.release()
        await of.came(page)
        expect(await paid()).toBe(1)
        expect(keys.size).toBe(1)
      })

  // The browser's lock lets one tab send. Without it the other one asks what came of it, or sends it under the same
  // key, which makes it one for the host. A part has each of the two, at one of the two actions.
  for (const of of amount({ part: [draw, coins], all: everything }))
    for (const hasLocks of amount({ part: [of === draw], all: [true, false] }))
      test(`${of.name}: two tabs ${hasLocks ? 'with' : 'without'} Web Locks pay once`, async ({ page, quiet }) => {
        quiet.allow(/Failed to load|net::ERR/)
        const context = page.context()
        if (!hasLocks)
          await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
        const { path, paid } = await of.open(page)
        const other = await context.newPage()
        await other.goto(path)
        const [keys, theirs] = [keysOf(page, of), keysOf(other, of)]
        for (const tab of [page, other]) await of.ask(tab)
        const sent = await hold(page, of.call)
        await press({ page, of, path, paid })
        await expect.poll(sent.isAsked).toBe(true)
        await press({ page: other, of, path, paid })
        const isSending = dialog(other).locator('[aria-busy]')
        if (hasLocks) await expect(dialog(other)).toHaveCount(0)
        else await expect(line(other).or(isSending).first()).toBeVisible()
        await sent.release()
        await of.came(page)
        expect(await paid()).toBe(1)
        expect(new Set([...keys, ...theirs]).size).toBe(1)
        if (hasLocks) expect(theirs.size).toBe(0)
      })
})
