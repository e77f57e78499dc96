import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { notFoundPage, pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { expect, logInElsewhere, takeSession, test as base } from '../journey.ts'
import { startFontServer, useJapaneseFont, type FontServer } from './japaneseFont.ts'
import { movements, overflow, overlaps, smallTargets } from './pageMeasures.ts'

const test = base.extend<{ font: void }, { fontServer: FontServer }>({
  fontServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startFontServer()
      await use(server)
      server.close()
    },
    { scope: 'worker' },
  ],
  font: [
    async ({ page, fontServer }, use) => {
      await useJapaneseFont(page, fontServer)
      await use()
    },
    { auto: true },
  ],
})

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Something real for each name in a path. */
const examples: Readonly<Record<string, string>> = {
  '/channel/:id': '/channel/todai',
  '/channel/:ipId/gacha': '/channel/shinyou/gacha',
  '/channel/:ipId/gacha/result': '/channel/shinyou/gacha/result',
  '/notification/:id': '/notification/todai-fifty',
  '/ticket/:id': '/ticket/todai-album-ticket',
  '/offer/:id': '/offer/todai-song-boat',
  '/user/:id': '/user/hajime',
  '/user/:id/follow': '/user/hajime/follow',
  '/purchase/:id': '/purchase/coin-1000',
  '/purchase/:id/complete': '/purchase/coin-1000/complete?transactionId=koharu-order-1',
  '/purchase/:id/cancel': '/purchase/coin-1000/cancel',
  '/purchase/:id/error': '/purchase/coin-1000/error',
  '*': '/nowhere',
}

function addressOf({ path }: PageSpec): string {
  const address = examples[path] ?? path
  if (address.includes(':')) throw new Error(`Give ${path} an address in the examples of axe.spec.ts.`)
  return address
}

/** Pages that show what the page before them was told. */
const waysTo: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/profile/confirm': (page) => fromFields(page, '/profile/edit'),
  '/address/confirm': (page) => fromFields(page, '/address/edit'),
}

async function fromFields(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await expect(page).toHaveURL(/confirm$/)
}

/** There, and nothing of it still on its way. */
async function arriveAt(page: Page, spec: PageSpec): Promise<void> {
  const way = waysTo[spec.path]
  await (way ? way(page) : page.goto(addressOf(spec)))
  await expect(page).toHaveURL(addressOf(spec))
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main output.sr-only')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

async function breaches(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(standards)
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** Everything fits and nothing lies over anything, on a page of this width. */
async function misfits(page: Page, when: string, width: number): Promise<string[]> {
  const beyond = await page.evaluate(overflow, width)
  const over = await page.evaluate(overlaps)
  return [...(beyond > 0 ? [`${beyond} px too wide`] : []), ...over].map((text) => `${when}: ${text}`)
}

/** At 320 px (reflow, WCAG 1.4.10; the same for a desktop's window that is made small), and with text twice as large (1.4.4). */
async function squeezed(page: Page, hasTouch: boolean): Promise<string[]> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size.')
  const found: string[] = []
  if (hasTouch) {
    await page.setViewportSize({ width: 320, height: 640 })
    found.push(...(await misfits(page, 'at 320 px', 320)))
    await page.setViewportSize(size)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  return [...found, ...(await misfits(page, 'at 200 %', size.width))]
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
}
type Device = keyof typeof devices
type Viewer = 'guest' | 'member'

/** What is for one of them is seen on both devices; what is for both, by one on the phone and by the other on the desktop, page by page the other way round. */
function isSeen({ guard }: PageSpec, at: number, viewer: Viewer, device: Device): boolean {
  if (guard !== 'open') return (guard === 'member') === (viewer === 'member')
  return ((device === 'phone') === (viewer === 'guest')) === (at % 2 === 0)
}

/** Reach in px from the middle of a control: 44 px for a finger, 24 for a pointer. */
const reachOf = (hasTouch: boolean) => (hasTouch ? 21 : 11)

async function enterAs(page: Page, viewer: Viewer): Promise<void> {
  if (viewer === 'guest') return
  const koharu = { email: 'koharu@example.jp', password: 'Tsudoi-2026' }
  const { accessToken, refreshToken } = await logInElsewhere(page, koharu)
  await takeSession(page, accessToken, refreshToken)
}

/** So many tests for each viewer and device: they run beside each other. */
const shares = 2

for (const viewer of ['guest', 'member'] as const) {
  for (const device of ['phone', 'desktop'] as const) {
    const seen = [...pages, notFoundPage].filter((spec, at) => isSeen(spec, at, viewer, device))
    const { hasTouch } = devices[device]
    // Both modes for both viewers' pages, in half the time.
    const colorScheme = hasTouch === (viewer === 'guest') ? 'light' : 'dark'
    test.describe(`every page of a ${viewer} on a ${device}, ${colorScheme}, is accessible`, () => {
      test.use({ ...devices[device], bypassCSP: true, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
      for (let share = 0; share < shares; share += 1) {
        test(`axe, targets, 320 px, 200 %, no motion: ${share + 1} of ${shares}`, async ({ page }) => {
          test.setTimeout(120_000)
          await enterAs(page, viewer)
          const found: string[] = []
          for (const spec of seen.filter((_, at) => at % shares === share)) {
            await arriveAt(page, spec)
            const here = await breaches(page)
            here.push(...(await page.evaluate(movements)), ...(await page.evaluate(smallTargets, reachOf(hasTouch))))
            here.push(...(await squeezed(page, hasTouch)))
            found.push(...here.map((text) => `${spec.path} ${text}`))
          }
          expect(found).toEqual([])
        })
      }
    })
  }
}

test('every page is seen by whoever may open it', () => {
  const views = (['guest', 'member'] as const).map((viewer) =>
    pages.filter((spec, at) => isSeen(spec, at, viewer, 'phone') || isSeen(spec, at, viewer, 'desktop')),
  )
  const [guests, members] = views
  expect(guests).toEqual(pages.filter(({ guard }) => guard !== 'member'))
  expect(members).toEqual(pages.filter(({ guard }) => guard !== 'entry'))
})
