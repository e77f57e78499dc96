import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { notFoundPage, pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { amount, everyNth, isLong } from '@tsudoi/contracts/testing/amount'
import { callHost, giveSession } from '../sandbox.ts'
import { startSessionAs, expect, test as base } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'
import { viewports } from '../viewports.ts'
import { createTalkOnAir } from '../createTalkOnAir.ts'
import { startFontServer, useJapaneseFont, type FontServer } from './japaneseFont.ts'
import {
  linesWithOneLetter,
  runningAnimations,
  horizontalOverflow,
  overlappingTexts,
  waitForStillRows,
  smallTargets,
} from './pageMeasures.ts'

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

/** Opens a live talk. Each seed creates a new one, so its id is read from the page that links to it. */
async function toTalk(page: Page, below = ''): Promise<void> {
  await page.goto('/livetalk/group/todai-pier')
  const link = page.getByRole('link', { name: '汐里と、桟橋で一分' })
  await page.goto(`${await link.getAttribute('href')}${below}`)
}

/** Opens the call of the slot that the demo's member has reserved. */
async function toCall(page: Page): Promise<void> {
  await toTalk(page)
  const id = page.url().split('/').at(-1)
  await page.goto(`/livetalk/${id}/call/${id}-3`)
}

/** The address of a page. A page that is reached by `waysTo` has an address of the form of its path. */
function addressOf({ path }: PageSpec): string | RegExp {
  if (waysTo[path]) return new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const address = pageExamples[path] ?? path
  if (address.includes(':')) throw new Error(`Give ${path} an address in the examples of axe.spec.ts.`)
  return address
}

/** Pages that show the input of the page before them, and how to reach them. */
const waysTo: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/profile/confirm': (page) => fromFields(page, '/profile/edit'),
  '/address/confirm': (page) => fromFields(page, '/address/edit'),
  '/livetalk/:id': (page) => toTalk(page),
  '/livetalk/:id/slot': (page) => toTalk(page, '/slot'),
  '/livetalk/:id/talk-info': (page) => toTalk(page, '/talk-info'),
  '/livetalk/:id/staff': (page) => toTalk(page, '/staff'),
  '/livetalk/:id/call/:slotId': toCall,
  '/collection/special/privilege/:id/address/confirm': (page) =>
    fromFields(page, '/collection/special/privilege/koharu-todai-letter/address'),
}

async function fromFields(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await expect(page).toHaveURL(/confirm$/)
}

/** Opens a page and waits until it has loaded completely. */
async function arriveAt(page: Page, spec: PageSpec): Promise<void> {
  const [way, address] = [waysTo[spec.path], addressOf(spec)]
  if (typeof address === 'string') await page.goto(address)
  else await way?.(page)
  await expect(page).toHaveURL(address)
  await quietens(page)
}

async function quietens(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(waitForStillRows)
}

async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(standards)
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** The faults of a page at this width: content that is too wide, and texts that overlap. */
async function layoutFaults(page: Page, when: string, width: number): Promise<string[]> {
  await page.evaluate(waitForStillRows)
  const beyond = await page.evaluate(horizontalOverflow, width)
  const over = await page.evaluate(overlappingTexts)
  return [...(beyond > 0 ? [`${beyond} px too wide`] : []), ...over].map((text) => `${when}: ${text}`)
}

/**
 * The faults at 320 px (reflow, WCAG 1.4.10, which also covers a small desktop window), and with text of twice the size
 * (1.4.4).
 */
async function narrowAndLargeFaults(page: Page, hasTouch: boolean): Promise<string[]> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size.')
  const found: string[] = []
  if (hasTouch) {
    await page.setViewportSize({ width: 320, height: 640 })
    found.push(...(await layoutFaults(page, 'at 320 px', 320)))
    await page.setViewportSize(size)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  return [...found, ...(await layoutFaults(page, 'at 200 %', size.width))]
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Widths in px at which titles are checked: the narrowest phones in small steps, because titles break there most. */
const titleWidths = { phone: [320, 340, 360, 375, 390, 412, 480, 560], desktop: [600, 768, 900, 1024, 1280, 1920] }

/**
 * The widths at which the long run checks a page's titles in one of the views of a device: every second width of
 * phones, and small steps up to the widest. It takes several seconds, and titles are nearly the same in all views.
 */
const allTitleWidths = {
  phone: [...steps(320, 430, 2), ...steps(432, 600, 8)],
  desktop: [...steps(600, 1280, 16), 1920],
}

async function brokenTitles(page: Page, widths: readonly number[]): Promise<string[]> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size.')
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height })
    found.push(...(await page.evaluate(linesWithOneLetter)).map((text) => `at ${width} px: ${text}`))
  }
  await page.setViewportSize(size)
  return found
}

/** A combination of viewer, device and theme in which a page is checked. */
interface View {
  viewer: 'guest' | 'member'
  device: keyof typeof viewports
  mode: 'day' | 'stage'
}

const views: readonly View[] = (['day', 'stage'] as const).flatMap((mode) =>
  (['guest', 'member'] as const).flatMap((viewer) =>
    (['phone', 'desktop'] as const).map((device) => ({ viewer, device, mode })),
  ),
)

const allPages = [...pages, notFoundPage]
/**
 * Whether a guest is redirected away from the page: from the card form to the list of cards, where the login-required
 * alert opens (Q124).
 */
const isLeft = ({ id }: PageSpec, { viewer }: View) => id === 'R040' && viewer === 'guest'
const mayOpen = (page: PageSpec, view: View) =>
  !isLeft(page, view) && (page.guard === 'open' || (page.guard === 'member') === (view.viewer === 'member'))

/** The pages that this run tests. Stories test all parts of pages in the same way. */
const walked = everyNth(48, allPages)

/**
 * Whether the long run tests this page in this view. The stage mode (the dark theme) changes only colours, so it is
 * tested on phones only. A page for guests and members is tested as a guest on a phone by day, and as a member in all
 * views.
 */
function isOwnView(spec: PageSpec, { viewer, device, mode }: View): boolean {
  if (mode === 'stage' && device === 'desktop') return false
  return spec.guard !== 'open' || viewer === 'member' || (device === 'phone' && mode === 'day')
}

/**
 * Whether this run tests the page in this view. The long run tests it in the first view for which `isOwnView` is true,
 * and every third page in each of the others; the short run tests it in one view, which differs from page to page.
 */
function isSeen(spec: PageSpec, view: View): boolean {
  const possible = views.filter((each) => mayOpen(spec, each) && isOwnView(spec, each))
  const at = possible.indexOf(view)
  if (isLong) return at === 0 || (at > 0 && (allPages.indexOf(spec) + at) % 3 === 0)
  return walked.includes(spec) && possible[walked.indexOf(spec) % possible.length] === view
}

/** Whether the view is the first one of its device in which the page is tested: its titles have all widths there. */
const isFirstOfDevice = (spec: PageSpec, view: View) =>
  views.find((each) => each.device === view.device && isSeen(spec, each)) === view

/**
 * Distance in px from the middle of a control at which a press must still hit it. Controls have 44 px for a finger, and
 * 24 px for a pointer.
 */
const reachOf = (hasTouch: boolean) => (hasTouch ? 21 : 11)

/**
 * The faults of the current page. The stage mode (the dark theme) differs from the day mode only in colours, so only
 * colours are checked in it.
 */
async function faultsOf(
  page: Page,
  device: keyof typeof viewports,
  { mode = 'day', hasAllWidths = isLong }: { mode?: View['mode']; hasAllWidths?: boolean } = {},
): Promise<string[]> {
  const { hasTouch } = viewports[device]
  const found = await axeViolations(page)
  if (mode === 'stage' && isLong) return found
  found.push(...(await page.evaluate(runningAnimations)), ...(await page.evaluate(smallTargets, reachOf(hasTouch))))
  found.push(...(await brokenTitles(page, (hasAllWidths ? allTitleWidths : titleWidths)[device])))
  found.push(...(await narrowAndLargeFaults(page, hasTouch)))
  return found
}

/** The number of pages per test. Tests run in parallel. */
const length = 8

function walksOf(view: View): PageSpec[][] {
  const seen = allPages.filter((spec) => isSeen(spec, view))
  return Array.from({ length: Math.ceil(seen.length / length) }, (_, at) => seen.slice(at * length, (at + 1) * length))
}

for (const view of views) {
  const { viewer, device, mode } = view
  test.describe(`each tested page of a ${viewer} on a ${device}, by ${mode},`, () => {
    const colorScheme = mode === 'day' ? 'light' : 'dark'
    test.use({ ...viewports[device], bypassCSP: true, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    for (const [at, walk] of walksOf(view).entries()) {
      test(`has no axe violations, small targets, missing titles, overflow at 320 px or 200 %, or unwanted motion: part ${at + 1}`, async ({
        page,
        quiet,
      }) => {
        // Allows refusals: the demo's member runs no live talk, so the staff pages show a message, and the waiting room
        // is opened twice with one slot.
        quiet.allow(/status of (403|412)/)
        if (viewer === 'member') await startSessionAs(page)
        const found: string[] = []
        for (const spec of walk) {
          await arriveAt(page, spec)
          const hasAllWidths = isLong && isFirstOfDevice(spec, view)
          found.push(...(await faultsOf(page, device, { mode, hasAllWidths })).map((text) => `${spec.path} ${text}`))
        }
        expect(found).toEqual([])
      })
    }
  })
}

test('every page of the app has an address and is checked for accessibility in some view, and in the long run each view has pages', () => {
  expect(() => allPages.map(addressOf)).not.toThrow()
  const seen = new Set(views.flatMap((view) => walksOf(view).flat()))
  expect(walked.filter((spec) => !seen.has(spec))).toEqual([])
  const expected = views.filter((view) => allPages.some((spec) => mayOpen(spec, view) && isOwnView(spec, view)))
  if (isLong) expect(expected.filter((view) => walksOf(view).length === 0)).toEqual([])
})

const longest = (length: number) => '北十字座流星群観測記録放送局'.repeat(length).slice(0, length)

/** The pages of an official for a talk on air, and its guest's waiting room, with the longest possible inputs. */
async function talkWithLongTexts() {
  const { livetalkId, groupId, slotId, guest, streamer } = await createTalkOnAir({ role: 'OFFICIAL', permit: 'NONE' })
  const told = { token: guest.accessToken, method: 'PATCH', body: { callName: longest(20), topic: longest(200) } }
  const { status } = await callHost('app', `/v2/livetalk/livetalk/${livetalkId}/talk_info`, told)
  expect(status).toBe(200)
  const day = `/livetalk/${livetalkId}/staff`
  const desks = [`/livetalk/group/${groupId}/staff`, day, `${day}?slot=${slotId}`, `${day}?monitor`]
  return { official: streamer, guest, desks, call: `/livetalk/${livetalkId}/call/${slotId}` }
}

for (const [device, colorScheme] of amount({
  part: [['phone', 'dark']] as const,
  all: [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const,
})) {
  test.describe(`the pages of a live talk on a ${device}`, () => {
    test.use({ ...viewports[device], bypassCSP: true, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test('are accessible for its staff and its waiting guest with the longest texts: axe, target sizes, titles, 320 px, 200 %, reduced motion (W121, W122, R088)', async ({
      page,
      quiet,
    }) => {
      // Allows refusals: the official (supervising staff) has no permit to join, and the browser has no camera.
      quiet.allow(/status of (403|412)/)
      const { official, guest, call, desks } = await talkWithLongTexts()
      const found: string[] = []
      for (const [who, addresses] of [
        [official, amount({ part: desks.slice(1, 2), all: desks })],
        [guest, [call]],
      ] as const) {
        await giveSession(page.context(), who)
        for (const address of addresses) {
          await page.goto(address)
          await quietens(page)
          found.push(...(await faultsOf(page, device)).map((text) => `${address} ${text}`))
        }
      }
      expect(found).toEqual([])
    })
  })
}
