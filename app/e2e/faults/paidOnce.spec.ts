import type { Locator, Page, Route } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { expect, test } from '../journey.ts'
import { coinBalance, uniqueId, giveSession, newMember, setUpState } from '../sandbox.ts'
import { waitUntilOverlaysLeft } from '../waitUntilOverlaysLeft.ts'

/**
 * One of the six purchases that the tests interrupt after the last step: by a reload, by Back, or by a lost connection,
 * at five points. Each purchase is paid once or not at all, counted at the server. The shown texts are true, and the
 * user can still reach the purchased content.
 */
interface PurchaseCase {
  name: string
  /** Opens the page as a member who can pay, with a previous page in the history. */
  open: (page: Page) => Promise<{ path: string; paid: () => Promise<number> }>
  /** Opens the last step of the purchase, in which the user confirms it. */
  ask: (page: Page) => Promise<void>
  yes: RegExp
  /** Path of the request that pays. `reading` is the path of the request that checks the price before. */
  call: RegExp
  reading: RegExp
  /** The file of the page that shows the purchase; undefined if that page is already loaded. */
  nextFile?: string
  /** Asserts that the purchased content is shown. */
  expectShown: (page: Page) => Promise<void>
  /** Set if the page shows the purchase after a reload, with or without the line about pending payments. */
  isShownAfterReload?: true
  /**
   * Set if the app requests data between the confirmation and the payment. Without a connection it then says that
   * nothing was paid.
   */
  readsBeforePaying?: true
  /** Opens the purchase as a user finds it without the answer. */
  find: (page: Page, path: string) => Promise<void>
}

const h1 = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })
const line = (page: Page) => page.getByRole('complementary', { name: 'お支払いの確認' })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^この(内容で|話を|動画を)/ })

const headed = (name: RegExp) => (page: Page) => expect(h1(page, name)).toBeVisible()

/** Navigates inside the app, as a link does, so that Back keeps the document. */
async function enter(page: Page, path: string): Promise<string> {
  await page.goto('/channel')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'entered', usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  return path
}

const draw: PurchaseCase = {
  name: 'a draw',
  async open(page) {
    const ids = { ipId: `ip-${uniqueId()}`, gachaId: `gacha-${uniqueId()}` }
    await setUpState('a channel', { ipId: ids.ipId, detail: 'minimal' })
    await setUpState('a gacha that can be drawn', { ...ids, detail: 'minimal' })
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
  expectShown: headed(/来てくれました/),
  async find(page, path) {
    await page.goto(path.replace(/\?.*/, '/result'))
    await draw.expectShown(page)
  },
}

const coins: PurchaseCase = {
  name: 'a pack of coins',
  async open(page) {
    const shopCoinId = `pack-${uniqueId()}`
    const member = await newMember()
    await setUpState('a coin pack on sale', { shopCoinId })
    await setUpState('a credit card', { accountId: `acc-${member.id}`, creditCardId: `card-${member.id}` })
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
  expectShown: headed(/コインが届きました/),
  async find(page) {
    await page.goto('/order-history')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('支払い済み')
  },
}

/** Like `enter`. Also waits until the page has loaded the data that its last step requests again. */
async function enterReady(page: Page, path: string, button: Locator): Promise<string> {
  await enter(page, path)
  await expect(button).toBeVisible()
  return path
}

/** A member of a channel in which something is sold for coins. */
async function buyer(page: Page, price: number) {
  const ipId = `ip-${uniqueId()}`
  await setUpState('a channel', { ipId, detail: 'minimal' })
  const member = await newMember()
  await giveSession(page.context(), member)
  return { ipId, member, paid: async () => (4_200 - (await coinBalance(member.accessToken))) / price }
}

const buyEpisode = (page: Page) => page.getByRole('button', { name: '購入して読む 30コイン' })
const episode: PurchaseCase = {
  name: 'an episode of a story',
  async open(page) {
    const { ipId, member, paid } = await buyer(page, 30)
    const storyGroupId = `story-${uniqueId()}`
    await setUpState('a story', { ipId, storyGroupId, freeEpisodes: 2, detail: 'minimal' })
    await setUpState('registered reader names', { accountId: `acc-${member.id}`, ipId })
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
  expectShown: (page) => expect(page).toHaveURL(/\/story\/STORY_PLAY_TYPE_/),
  isShownAfterReload: true,
  async find(page, path) {
    await page.goto(path)
    await expect(page.getByText('購入済み')).toBeVisible()
  },
}

const rent = (page: Page) => page.getByRole('main').getByRole('button', { name: /^レンタルして見る/ })
const video: PurchaseCase = {
  name: 'a video',
  async open(page) {
    const { ipId, paid } = await buyer(page, 100)
    const videoId = `video-${uniqueId()}`
    await setUpState('a video', { ipId, videoId, accessType: 'RENTAL', detail: 'minimal' })
    return { path: await enterReady(page, `/channel/${ipId}/movie/${videoId}`, rent(page)), paid }
  },
  ask: (page) => rent(page).click(),
  yes: /^レンタルして見る/,
  call: /\/v2\/video\/[^/]+\/purchase(\?|$)/,
  reading: /\/v2\/video\/[^/]+$/,
  expectShown: (page) => expect(page.locator('video')).toBeVisible(),
  isShownAfterReload: true,
  async find(page, path) {
    await page.goto(path)
    await video.expectShown(page)
  },
}

const enterLottery = (page: Page) => page.getByRole('button', { name: '内容の確認へ進む' })
const lottery: PurchaseCase = {
  name: 'entries of a lottery',
  async open(page) {
    const { ipId, paid } = await buyer(page, 100)
    const lotteryId = `lottery-${uniqueId()}`
    await setUpState('a lottery', { ipId, lotteryId })
    return { path: await enterReady(page, `/lottery/${lotteryId}/purchase`, enterLottery(page)), paid }
  },
  ask: (page) => enterLottery(page).click(),
  yes: /^1口申し込む/,
  call: /\/v2\/lottery\/[^/]+\/buy(\?|$)/,
  reading: /\/v2\/lottery\/[^/]+$/,
  nextFile: 'LotteryResultRoute',
  expectShown: headed(/^申し込みました$/),
  async find(page, path) {
    await page.goto(path.replace('/purchase', '/result'))
    await lottery.expectShown(page)
  },
}

const orderCart = (page: Page) => page.getByRole('button', { name: '最後の確認へ進む' })
const cart: PurchaseCase = {
  name: 'a cart of a preorder',
  async open(page) {
    const { ipId, paid } = await buyer(page, 500)
    const preorderId = `preorder-${uniqueId()}`
    await setUpState('a preorder', { ipId, preorderId })
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
  expectShown: headed(/^ご予約を受け付けました$/),
  readsBeforePaying: true,
  async find(page, path) {
    await page.goto(path.replace('/purchase', '/result'))
    await cart.expectShown(page)
  },
}

/** Holds matching requests until they are released. */
async function holdRequests(
  page: Page,
  pattern: RegExp,
  letThrough: (route: Route) => Promise<void> = (r) => r.fallback(),
) {
  const waiting: Route[] = []
  let isOpen = false
  const on = (route: Route) => (isOpen ? route.fallback() : void waiting.push(route))
  await page.route(pattern, on)
  return {
    isAsked: () => waiting.length > 0,
    // Lets the held requests through. Ignores failures, because a page that was left needs no answer.
    async release() {
      isOpen = true
      await Promise.all(waiting.splice(0).map((route) => letThrough(route).catch(() => {})))
    },
  }
}

/** Disables the time-out of the request that checks the price before a payment, until the test releases the request. */
const disableReadTimeout = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, ms = 0, ...rest: unknown[]) =>
      ms === 3_000 ? 0 : later(act, ms, ...rest)) as typeof window.setTimeout
  })

interface Scene {
  page: Page
  purchase: PurchaseCase
  path: string
  paid: () => Promise<number>
}

/** A point at which the purchase is interrupted, with the function that lets it continue. */
interface Point {
  name: string
  /** How often the purchase is paid at this point. */
  paid: number
  reach: (scene: Scene) => Promise<() => Promise<void>>
}

const nothing = () => Promise.resolve()
async function press({ page, purchase }: Scene): Promise<void> {
  await dialog(page).getByRole('button', { name: purchase.yes }).click()
}
async function pressAndWait(scene: Scene): Promise<void> {
  await press(scene)
  await expect(dialog(scene.page).locator('[aria-busy]')).toBeVisible()
}

const points: readonly Point[] = [
  {
    name: 'the last step is open',
    paid: 0,
    async reach({ page, purchase }) {
      await purchase.ask(page)
      await expect(dialog(page)).toBeVisible()
      return nothing
    },
  },
  {
    name: 'the confirmed payment is not sent yet',
    paid: 0,
    async reach(scene) {
      const { page, purchase } = scene
      const reading = await holdRequests(page, purchase.reading)
      await purchase.ask(page)
      await pressAndWait(scene)
      return () => reading.release()
    },
  },
  {
    name: 'the payment is in flight',
    paid: 1,
    async reach(scene) {
      const { page, purchase, paid } = scene
      let isHere: () => void = () => {}
      const answered = new Promise<void>((resolve) => (isHere = resolve))
      let isFirst = true
      await page.route(purchase.call, async (route) => {
        if (!isFirst) return route.fallback()
        isFirst = false
        const response = await route.fetch()
        await answered
        // Ignores a failure: a page that was left needs no answer.
        await route.fulfill({ response }).catch(() => {})
      })
      await purchase.ask(page)
      await pressAndWait(scene)
      await expect.poll(paid).toBe(1)
      return () => Promise.resolve(isHere())
    },
  },
  {
    name: 'the payment is answered but the next page has not loaded',
    paid: 1,
    async reach(scene) {
      const { page, purchase, paid } = scene
      const file = await holdRequests(page, new RegExp(`/assets/${purchase.nextFile ?? ''}-[\\w-]+\\.js$`))
      await purchase.ask(page)
      // Waits for the answer to the payment, because the page may request the held file already while the question is
      // open.
      const answer = page.waitForResponse((response) => purchase.call.test(response.url()))
      await press(scene)
      await answer
      await expect.poll(file.isAsked).toBe(true)
      // The app has read the answer as soon as it navigates, with the file of the next page still held.
      await expect.poll(() => page.url()).toMatch(/\/(result|complete)(\?|$)/)
      expect(await paid()).toBe(1)
      return () => file.release()
    },
  },
  {
    name: 'the purchase is shown',
    paid: 1,
    async reach(scene) {
      await scene.purchase.ask(scene.page)
      await press(scene)
      await expectShown(scene)
      return nothing
    },
  },
]
const [question, pressed, sending, answered] = points

/** Asserts that the page continues to the purchased content without another action. */
const expectShown = ({ page, purchase }: Scene) => purchase.expectShown(page)
async function buyAgain(scene: Scene): Promise<void> {
  const { page, purchase, path } = scene
  await expect(line(page)).toHaveCount(0)
  await waitUntilOverlaysLeft(page)
  await page.goto(path)
  await purchase.ask(page)
  await press(scene)
  await expectShown(scene)
}
/** Asserts that the check before the payment failed, so that no payment is in doubt. */
async function expectNotSent({ page }: Scene): Promise<void> {
  const told = page.getByRole('alertdialog', { name: '通信できませんでした' })
  await told.getByRole('button', { name: '閉じる' }).click()
  await expect(told).toHaveCount(0)
  await expect(line(page)).toHaveCount(0)
}
/** Asserts that the line about pending payments says that the payment succeeded, and opens the result by its link. */
async function openResultByLine(scene: Scene): Promise<void> {
  await expect(line(scene.page)).toContainText('お支払いを確認できました')
  await line(scene.page).getByRole('link', { name: '結果を見る' }).click()
  await expectShown(scene)
}

interface Cut {
  name: string
  /** Interrupts the purchase, then lets the held requests continue where possible. */
  cut: (scene: Scene, point: Point, goOn: () => Promise<void>) => Promise<void>
  /** Asserts the texts shown after an interruption at this point, and continues the purchase. */
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
      if (point.paid === 0) return buyAgain(scene)
      return point === sending && !scene.purchase.isShownAfterReload ? openResultByLine(scene) : expectShown(scene)
    },
  },
  {
    name: 'Back',
    async cut({ page, paid }, point, goOn) {
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await goOn()
      // Once the user has confirmed, the payment continues without its page.
      if (point !== question) await expect.poll(paid).toBe(1)
    },
    on: (point) =>
      point === question
        ? buyAgain
        : async (scene) => {
            await expect(line(scene.page).getByText(/確認しています|失敗/)).toHaveCount(0)
            await scene.purchase.find(scene.page, scene.path)
          },
  },
  {
    name: 'a lost connection',
    async cut(scene, point, goOn) {
      const { page } = scene
      await page.context().setOffline(true)
      if (point === question) await press(scene)
      await goOn()
      if (scene.purchase.readsBeforePaying && point.paid === 0) await expectNotSent(scene)
      else if (point === question || point === pressed) {
        await expect(line(page)).toContainText('お支払いを確認しています')
        await expect(line(page)).toContainText('まだわかりません')
      }
      await page.context().setOffline(false)
    },
    on: (point) => async (scene) => {
      const { page, purchase } = scene
      if (purchase.readsBeforePaying && point.paid === 0) return buyAgain(scene)
      if (point === question || point === pressed)
        await line(page).getByRole('button', { name: 'もう一度送る' }).click()
      // Reloads the page, which fetches what failed to load.
      if (point === answered) await page.reload()
      await expectShown(scene)
    },
  },
]

const everything = [draw, coins, episode, video, lottery, cart]
const pointsOf = ({ nextFile }: PurchaseCase) => points.filter((point) => point !== answered || nextFile !== undefined)
const all = everything.flatMap((purchase) =>
  pointsOf(purchase).flatMap((point) => cuts.map((cut) => ({ purchase, point, cut }))),
)
/**
 * Whether this run tests the interruption. The short run tests two of them, the long run interrupts each purchase once
 * at each point, in turn by each kind. `outcomes.sandbox.test.ts` covers all of them without a browser.
 */
const isInThisRun = amount({
  part: (at: number) => at % 62 === 0,
  all: (at: number) => at % cuts.length === Math.floor(at / cuts.length) % cuts.length,
})
const inThisRun = all.filter((_, at) => isInThisRun(at))

test.describe('a purchase that is interrupted (X13, R041, R057)', () => {
  for (const { purchase, point, cut } of inThisRun)
    test(`is paid once: ${purchase.name}, interrupted by ${cut.name} when ${point.name}`, async ({ page, quiet }) => {
      quiet.allow(/Failed to load|net::ERR|Failed to fetch/)
      await disableReadTimeout(page)
      const scene = { page, purchase, ...(await purchase.open(page)) }
      const sent: string[] = []
      page.on('request', (request) => {
        if (purchase.call.test(request.url())) sent.push(request.url())
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

/** The distinct idempotency keys of the payments that a page sends. */
function keysOf(page: Page, { call }: PurchaseCase): Set<string> {
  const keys = new Set<string>()
  page.on('request', (request) => {
    if (call.test(request.url()) && request.method() === 'POST') keys.add(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

test.describe('a purchase that is confirmed several times (X13, R041, R057)', () => {
  for (const purchase of everything)
    for (const presses of [2, 5, 20])
      test(`is paid once: ${purchase.name}, confirmed by ${presses} presses @long`, async ({ page, quiet }) => {
        // Allows the 404 of the tips, which the story's channel does not have.
        quiet.allow(/status of 404.*\/tutorial\/tips\//)
        const { paid } = await purchase.open(page)
        const keys = keysOf(page, purchase)
        await purchase.ask(page)
        const yes = dialog(page).getByRole('button', { name: purchase.yes })
        await expect(yes).toBeVisible()
        const { x, y, width, height } = (await yes.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        // Holds the payment, because a press after its answer would reach the next page.
        const sent = await holdRequests(page, purchase.call)
        for (let press = 0; press < presses; press += 1) await page.mouse.click(x + width / 2, y + height / 2)
        await sent.release()
        await purchase.expectShown(page)
        expect(await paid()).toBe(1)
        expect(keys.size).toBe(1)
      })

  // With Web Locks only one tab sends. Without them the other tab finds the result or sends with the same idempotency
  // key, which the server executes once. The short run tests only tabs with Web Locks.
  for (const purchase of amount({ part: [draw], all: everything }))
    for (const hasLocks of amount({ part: [true], all: [true, false] }))
      test(`is paid once: ${purchase.name}, confirmed in two tabs ${hasLocks ? 'with' : 'without'} Web Locks`, async ({
        page,
        quiet,
      }) => {
        quiet.allow(/Failed to load|net::ERR/)
        const context = page.context()
        if (!hasLocks)
          await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
        const { path, paid } = await purchase.open(page)
        const other = await context.newPage()
        await other.goto(path)
        const [keys, theirs] = [keysOf(page, purchase), keysOf(other, purchase)]
        for (const tab of [page, other]) await purchase.ask(tab)
        const sent = await holdRequests(page, purchase.call)
        await press({ page, purchase, path, paid })
        await expect.poll(sent.isAsked).toBe(true)
        await press({ page: other, purchase, path, paid })
        const isSending = dialog(other).locator('[aria-busy]')
        if (hasLocks) await expect(dialog(other)).toHaveCount(0)
        else await expect(line(other).or(isSending).first()).toBeVisible()
        await sent.release()
        await purchase.expectShown(page)
        expect(await paid()).toBe(1)
        expect(new Set([...keys, ...theirs]).size).toBe(1)
        if (hasLocks) expect(theirs.size).toBe(0)
      })
})
