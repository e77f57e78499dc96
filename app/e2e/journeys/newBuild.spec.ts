import type { Page } from '@playwright/test'
import { giveSession, newMember, setUpState } from '../sandbox.ts'
import {
  agreeAndDraw,
  becomeMember,
  confirmPackPurchase,
  startSessionAs,
  expect,
  demoMember,
  test,
} from '../journey.ts'
import { waitForNewBuild, startRedeployableApp } from '../redeploy.ts'

test.use({ serviceWorkers: 'allow' })

const firstScript = (page: Page) =>
  page.evaluate(() => new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '').pathname)

/** Marks the current document: after a reload the mark is gone. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

const line = (page: Page) => page.getByRole('complementary', { name: 'お知らせ' })
/** Adds more files to the cache than a build has, like many earlier builds do. */
const keepManyFiles = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('tsudoi-files')
    for (let file = 0; file < 500; file += 1) await cache.put(`/assets/earlier-${file}.js`, new Response(''))
  })
const filesKept = (page: Page) => page.evaluate(async () => (await (await caches.open('tsudoi-files')).keys()).length)

const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

test('deploys interrupt no video, no draw and no draft; the app loads the new build with the next link or by a press (S088, Q284)', async ({
  page,
}) => {
  const app = await startRedeployableApp()
  try {
    await becomeMember(page)
    // A deploy during a video: the video is not interrupted, and the next page belongs to the new build.
    await page.goto(`${app.address}/channel/lemonade/movie/lemonade-greeting`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.getByRole('button', { name: /を再生$/ }).click()
    await expect.poll(() => played(page)).toBeGreaterThan(0)
    await mark(page)
    await keepManyFiles(page)
    const first = app.deploy()
    await waitForNewBuild(page, first)
    await expect.poll(() => filesKept(page)).toBeLessThanOrEqual(400)
    await expect(line(page)).toContainText('新しい版があります')
    const then = await played(page)
    await expect.poll(() => played(page)).toBeGreaterThan(then)
    expect(await isMarked(page)).toBe(true)
    const twice = app.deploy()
    await waitForNewBuild(page, twice)
    const after = await played(page)
    await expect.poll(() => played(page)).toBeGreaterThan(after)
    expect(await isMarked(page)).toBe(true)
    await page.keyboard.press('k')
    await page.getByRole('link', { name: 'ホーム' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/home$/)
    await expect.poll(() => firstScript(page)).toBe(twice)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line(page)).toHaveCount(0)
    // A deploy during a draw: the draw continues to its result.
    await page.goto(`${app.address}/channel/lemonade/gacha`)
    await mark(page)
    const second = app.deploy()
    await waitForNewBuild(page, second)
    await page.getByRole('button', { name: /^1回引く/ }).click()
    await agreeAndDraw(page)
    await expect(page.getByRole('heading', { level: 1, name: /来てくれました/ })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    // A deploy while a form has a draft: the input is kept, even when the user follows links. A line on the page offers
    // the new build, and applying it keeps the input too.
    await page.goto(`${app.address}/profile/edit`)
    await expect.poll(() => firstScript(page)).toBe(second)
    await page.locator('#profile-nick').fill('灯台のこはる')
    await mark(page)
    const third = app.deploy()
    await waitForNewBuild(page, third)
    await expect(line(page)).toContainText('新しい版があります')
    await page.getByRole('link', { name: 'ホーム' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/home$/)
    await page.goBack()
    await expect(page.locator('#profile-nick')).toHaveValue('灯台のこはる')
    expect(await isMarked(page)).toBe(true)
    const fourth = app.deploy()
    await waitForNewBuild(page, fourth)
    await expect(page.locator('#profile-nick')).toHaveValue('灯台のこはる')
    expect(await isMarked(page)).toBe(true)
    await line(page).getByRole('button', { name: '新しくする' }).click()
    await expect.poll(() => firstScript(page)).toBe(fourth)
    await expect(page.locator('#profile-nick')).toHaveValue('灯台のこはる')
    await expect(line(page)).toHaveCount(0)
  } finally {
    await app.close()
  }
})

test('a deploy keeps every page readable offline that was so before: a member can open a ticket for the first time (R036, R037, Q340)', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  const app = await startRedeployableApp()
  let isServed = true
  try {
    await startSessionAs(page, demoMember)
    await page.goto(`${app.address}/ticket`)
    const ticket = page.getByRole('main').locator('[href^="/ticket/"]').first()
    await expect(ticket).toBeVisible()
    const keptPaths = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((each) => /^tsudoi\.kept\../.test(each))
        return name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).join() : ''
      })
    await expect.poll(keptPaths).toContain('/v1/ticket')
    const build = app.deploy({ isWhole: true })
    await waitForNewBuild(page, build)
    // Closes the server too, because Playwright's offline mode does not cover the service worker.
    await app.close()
    isServed = false
    await context.setOffline(true)
    await page.goto(`${app.address}/ticket`)
    expect(await firstScript(page)).toBe(build)
    await ticket.click()
    await expect(page).toHaveURL(/\/ticket\/./)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/チケット$|読みこめません/)
    await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
  } finally {
    if (isServed) await app.close()
  }
})

test('two deploys during a purchase interrupt no step of the purchase, and the link after it loads the last build (S088, Q284, R038)', async ({
  page,
}) => {
  const app = await startRedeployableApp()
  try {
    const member = await newMember()
    await setUpState('a credit card', { accountId: `acc-${member.id}`, creditCardId: `card-${member.id}` })
    await setUpState('a coin pack on sale', { shopCoinId: `pack-${member.id}`, webPrice: 1_100 })
    await giveSession(page.context(), member)
    await page.goto(`${app.address}/purchase/pack-${member.id}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await expect(page.getByRole('radio', { name: /末尾4242/ })).toBeChecked()
    await mark(page)
    await waitForNewBuild(page, app.deploy())
    await expect(line(page)).toContainText('新しい版があります')
    const second = app.deploy()
    await waitForNewBuild(page, second)
    await confirmPackPurchase(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('コインが届きました')
    expect(await isMarked(page)).toBe(true)
    await page.getByRole('link', { name: 'ホーム' }).filter({ visible: true }).first().click()
    // Waits for the next page: the address changes first, and the page of the order remains until the next page is
    // rendered.
    await expect(page.getByRole('heading', { name: 'フォロー中' })).toBeVisible()
    // Follows a link, which may apply the build, because a finished order is no longer a step of a purchase.
    await page.getByRole('link', { name: 'チャンネル' }).filter({ visible: true }).first().click()
    await expect.poll(() => firstScript(page)).toBe(second)
  } finally {
    await app.close()
  }
})
