import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pages, type PageSpec } from '../../pages.ts'
import { expect, logIn, test } from '../journey.ts'

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
}

function addressOf({ path }: PageSpec): string {
  const address = examples[path] ?? path
  if (address.includes(':')) throw new Error(`Give ${path} an address in the examples of axe.spec.ts.`)
  return address
}

/** There, and nothing of it still on its way. */
async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main output.sr-only')).toHaveCount(0)
}

async function breaches(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(standards)
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** Runs in the page: controls whose finger-wide surroundings are not theirs. A link in a sentence is as tall as its line (WCAG 2.5.8). */
function smallTargets(): string[] {
  const reach = 21
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=tab]'),
  ]
  const isInSentence = (control: HTMLElement) =>
    getComputedStyle(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some((node) => node !== control && node.textContent?.trim())
  const isMissed = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const parts: Element[] = [control, ...((control as HTMLInputElement).labels ?? [])]
    const isHit = (y: number) => {
      const hit = document.elementFromPoint(left + Math.min(width / 2, 100), top + height / 2 + y)
      return hit !== null && parts.some((part) => part.contains(hit))
    }
    // What is under a dialog, or off the page until it has the focus, cannot be hit at all.
    return isHit(0) && !(isHit(-reach) && isHit(reach))
  }
  const missed = controls.filter((control) => control.checkVisibility() && !isInSentence(control) && isMissed(control))
  scrollTo(0, 0)
  return missed.map((control) => `smaller than 44 px: ${control.ariaLabel ?? control.textContent}`)
}

/** Runs in the page. */
function movements(): string[] {
  const running = document
    .getAnimations()
    .filter((each) => each instanceof CSSAnimation && each.playState === 'running')
  return running.map((each) => `moves: ${(each as CSSAnimation).animationName}`)
}

/** Runs in the page: how far it goes beyond the width it was given. */
const overflow = (width: number) => document.documentElement.scrollWidth - width

async function tooWide(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size.')
  await page.setViewportSize({ width: 320, height: 640 })
  const narrow = await page.evaluate(overflow, 320)
  await page.setViewportSize(size)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const large = await page.evaluate(overflow, size.width)
  return [
    ...(narrow > 0 ? [`at 320 px ${narrow} px too wide`] : []),
    ...(large > 0 ? [`at 200 % ${large} px too wide`] : []),
  ]
}

const isSeenBy = {
  guest: ({ guard }: PageSpec) => guard !== 'member',
  member: ({ guard }: PageSpec) => guard !== 'entry',
}

for (const viewer of ['guest', 'member'] as const) {
  test(`every page a ${viewer} can open is accessible: axe, targets, 320 px, 200 %, no motion`, async ({
    page,
    hasTouch,
  }) => {
    test.setTimeout(120_000)
    // Both widths and both modes for both viewers' pages, in half the time.
    const colorScheme = hasTouch === (viewer === 'guest') ? 'light' : 'dark'
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    if (viewer === 'member') await logIn(page)
    const found: string[] = []
    for (const spec of pages.filter(isSeenBy[viewer])) {
      await arriveAt(page, addressOf(spec))
      const here = [...(await breaches(page)), ...(await page.evaluate(movements))]
      if (hasTouch) here.push(...(await page.evaluate(smallTargets)))
      here.push(...(await tooWide(page)))
      found.push(...here.map((text) => `${spec.path} ${text}`))
    }
    expect(found).toEqual([])
  })
}
