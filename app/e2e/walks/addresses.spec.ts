import type { Page } from '@playwright/test'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { pages } from '../../pages.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { navigateInApp } from '../navigateInApp.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'
import { timeouts } from '../timeouts.ts'

/** Ids that do not exist, in forms that an address can contain. */
const ids: Readonly<Record<string, string>> = {
  'an unknown id': 'no-such-id',
  'an id in upper case': 'NO-SUCH-ID',
  'a number': '-1',
  'a script': '%3Cscript%3E',
  'a NUL': '%00',
  'a line feed': 'a%0Ab',
  'a DEL': '%7F',
  '2,000 characters': 'x'.repeat(2_000),
}
/** These ids are rejected without a request to a server. */
const impossible = ['a NUL', 'a line feed', 'a DEL', '2,000 characters']

/** Ways to write an address, by their names in the test titles. */
const forms: Readonly<Record<string, (address: string) => string>> = {
  'upper case': (address) => address.toUpperCase(),
  'a slash at its end': (address) => `${address}/`,
  'double slashes': (address) => address.replaceAll('/', '//').slice(1),
  'an unknown hash': (address) => `${address}#nowhere`,
}

/**
 * Whether the walk visits a page. It leaves out the card form, which is a separate document, and the log-out, which
 * would end the session.
 */
const isWalked = ({ path, guard }: (typeof pages)[number]) =>
  guard !== 'entry' && !['/purchase/card/edit', '/account/logout'].includes(path)
const walked = everyNth(32, pages.filter(isWalked))

/** Navigates inside the app as the browser's own buttons do. */
async function follow(page: Page, address: string): Promise<void> {
  await navigateInApp(page, address)
  // Waits for a visible heading and no loading part, because React hides the earlier page while the next one loads. A
  // page without a heading only ends the wait, because faults are reported per page.
  const isRendered = () =>
    document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) &&
    !document.querySelector('main [data-loading]')
  await page.waitForFunction(isRendered, undefined, { timeout: timeouts.wait / 2 }).catch(() => {})
}

interface Shown {
  title: string
  /** The number of links and buttons in the main part. */
  ways: number
  headings: string[]
  dialogs: string[]
}

const look = (): Shown => {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.textContent.trim())
  return {
    title: document.title,
    ways: document.querySelectorAll('main a[href], main button:enabled').length,
    headings: visible('h1'),
    dialogs: visible('[role=dialog], [role=alertdialog]'),
  }
}

/** The faults of the current page. Dialogs open one after the other, so this closes the first one. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const { title, ways, headings, dialogs } = await page.evaluate(look)
  if (dialogs.length > 0) {
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await page.evaluate(look)).dialogs).not.toEqual(dialogs)
    dialogs.push(...(await page.evaluate(look)).dialogs)
    if (dialogs.length > 1) await page.keyboard.press('Escape')
  }
  return [
    // Requires a link or button to continue, except on a page whose path has no parameter, such as one with a fixed
    // text.
    ...(ways > 0 || !path.includes(':') ? [] : ['no way on']),
    ...(/^[^｜の].*｜tsudoi 集い$/.test(title) ? [] : [`title: ${title}`]),
    ...(headings.length === 1 && /^[^の]/.test(headings[0] ?? '') ? [] : [`headings: ${JSON.stringify(headings)}`]),
    ...(dialogs.length > 1 ? [`dialogs: ${JSON.stringify(dialogs)}`] : []),
    ...dialogs.filter((text) => text.includes('入力')).map((text) => `nothing was typed: ${text}`),
  ].map((fault) => `${path} ${fault}`)
}

const hasIds = walked.filter(({ path }) => path.includes(':'))

/**
 * The short run takes one kind of id in paths, and one in queries. The tests of `router/` write addresses in other
 * forms.
 */
for (const [name, id] of everyNth(8, Object.entries(ids)))
  test(`every page with ${name} in its address has a title, one heading, a link to continue, and at most one message`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(300_000)
    quiet.allow(/Failed to load resource/)
    await startSessionAs(page)
    await page.goto('/channel')
    await waitUntilSettled(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/hosts/') && request.url().includes(id)) asked.push(request.url())
    })
    const found: string[] = []
    for (const { path } of hasIds) {
      await follow(page, path.replaceAll(/:\w+/g, id))
      found.push(...(await faultsOf(page, path)))
    }
    expect(found).toEqual([])
    if (impossible.includes(name)) expect(asked).toEqual([])
  })

/** Addresses with an id in their query. */
const withQueryIds = [
  '/channel/todai/gacha?gachaId=',
  '/purchase/coin-1000/complete?transactionId=',
  '/purchase/coin-1000?method=PERSISTENT_CARD&card=',
  '/channel/todai/story/todai-1?by=ticket&episode=',
  '/event/no-such-id/episode/no-such-id?entry=',
  '/collection?item=',
  '/home/photos?photo=',
]

for (const name of everyNth(4, impossible))
  test(`every page with ${name} as an id in its query shows the not-found page, and no server receives this id`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource/)
    await startSessionAs(page)
    await page.goto('/channel')
    await waitUntilSettled(page)
    const id = ids[name] ?? ''
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/hosts/') && request.url().includes(id)) asked.push(request.url())
    })
    const found: string[] = []
    for (const address of withQueryIds) {
      await follow(page, address + id)
      found.push(...(await faultsOf(page, address)))
      expect(await page.title()).toBe('ページが見つかりません｜tsudoi 集い')
    }
    await page.goto(`${withQueryIds[0]}${id}`)
    await waitUntilSettled(page)
    found.push(...(await faultsOf(page, 'typed')))
    expect(found).toEqual([])
    expect(asked).toEqual([])
  })

const malformed = ['%E0%A4%A', '%', '%C3', '%GG']

test('a URL with an invalid escape opens a page, both typed and by a link, without console messages @long', async ({
  page,
  quiet,
}) => {
  test.setTimeout(300_000)
  // Allows 404s, with which the server answers for an id that does not exist.
  quiet.allow(/Failed to load resource: the server responded with a status of 404/)
  const written = (text: string) => [
    `/${text}`,
    `/channel/${text}`,
    `/CHANNEL/${text}/movie/${text}`,
    `/channel?x=${text}`,
    `/channel#${text}`,
  ]
  const found: string[] = []
  await page.goto('/channel')
  await waitUntilSettled(page)
  for (const address of malformed.flatMap(written)) {
    await follow(page, address)
    found.push(...(await faultsOf(page, address)))
    await page.goto(address)
    await waitUntilSettled(page)
    await page.locator('h1').first().waitFor()
    found.push(...(await faultsOf(page, `${address}, typed:`)))
  }
  expect(found).toEqual([])
})

for (const [name, write] of Object.entries(forms))
  test(`every page opens if its URL is written with ${name}, and the app corrects this URL @long`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(300_000)
    quiet.allow(/Failed to load resource/)
    await startSessionAs(page)
    await page.goto('/channel')
    await waitUntilSettled(page)
    const found: string[] = []
    for (const { path } of walked) {
      const address = path.replaceAll(/:\w+/g, 'NO-SUCH-ID')
      await follow(page, write(address))
      found.push(...(await faultsOf(page, path)))
      const { pathname } = new URL(page.url())
      if (pathname !== address) found.push(`${path} is at ${pathname}`)
    }
    expect(found).toEqual([])
  })

test('every page whose calls fail has a title, one heading, a link to continue, and at most one message @long', async ({
  page,
  quiet,
}) => {
  test.setTimeout(300_000)
  quiet.allow(/Failed to load resource/)
  await startSessionAs(page)
  await page.goto('/account/faq')
  await waitUntilSettled(page)
  await page.route(/\/hosts\/(app|payment)\//, (route) =>
    route.fulfill({ status: 500, json: { messageCode: 'Internal' } }),
  )
  const found: string[] = []
  for (const { path } of walked) {
    await follow(page, path.replaceAll(/:\w+/g, 'some-id'))
    found.push(...(await faultsOf(page, path)))
  }
  expect(found).toEqual([])
})

test.describe('the document of the card form', () => {
  for (const hash of everyNth(3, ['#shop', '#commercial', '#coin-history']))
    test(`redirects with the hash ${hash} to the list of cards with this dialog, both when loaded and when the hash is typed later (R040, R086, R087)`, async ({
      page,
    }) => {
      await startSessionAs(page)
      await page.goto(`/purchase/card/edit${hash}`)
      await expect(page).toHaveURL(`/purchase/card${hash}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goto('/purchase/card/edit?id=coin-1000')
      await expect(page.getByLabel('カード番号')).toBeVisible()
      await page.evaluate((to) => (location.hash = to), hash)
      await expect(page).toHaveURL(`/purchase/card?id=coin-1000${hash}`)
      await expect(page.getByRole('dialog')).toBeVisible()
    })

  test('redirects from a link in the app with a dialog’s hash to the list of cards, and opens with any other hash (R040) @long', async ({
    page,
  }) => {
    await startSessionAs(page)
    await page.goto('/purchase/card')
    await waitUntilSettled(page)
    await follow(page, '/purchase/card/edit#shop')
    await expect(page).toHaveURL('/purchase/card#shop')
    await follow(page, '/purchase/card/edit#nowhere')
    await expect(page.getByLabel('カード番号')).toBeVisible()
  })
})
