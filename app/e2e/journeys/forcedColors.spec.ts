import type { Locator, Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { PNG } from 'pngjs'
import { becomeMember, expect, test } from '../journey.ts'

/** The width of a screenshot and the relative luminance of each pixel, as defined by WCAG. */
function lightness(picture: Buffer): { width: number; of: number[] } {
  const { width, data } = PNG.sync.read(picture)
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const at = (index: number) => linear(data[index] ?? 0)
  const of = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const index = pixel * 4
    return 0.2126 * at(index) + 0.7152 * at(index + 1) + 0.0722 * at(index + 2)
  })
  return { width, of }
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** A screenshot of the control with a margin, because a focus ring is drawn outside. */
async function look(page: Page, control: Locator): Promise<Buffer> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
  return page.screenshot({ clip, animations: 'disabled' })
}

/** The number of pixels that contrast with the corner, which is the background, by 3:1 (WCAG 1.4.11). */
function contrastingPixels(picture: Buffer): number {
  const { of } = lightness(picture)
  const ground = of[0] ?? 0
  return of.filter((each) => contrast(each, ground) >= 3).length
}

/** Minimum number of changed pixels that a user can notice. The smallest sign, a check mark, has 24 pixels. */
const minChangedPixels = 20

/** The number of pixels that differ clearly between two states. */
function changed(before: Buffer, after: Buffer): number {
  const [a, b] = [lightness(before), lightness(after)]
  expect(a.width).toBe(b.width)
  return a.of.filter((each, at) => contrast(each, b.of[at] ?? 0) >= 3).length
}

async function expectVisibleChange(
  page: Page,
  control: Locator,
  act: () => Promise<void>,
  what: string,
): Promise<void> {
  const before = await look(page, control)
  await act()
  expect(changed(before, await look(page, control)), what).toBeGreaterThan(minChangedPixels)
}

/**
 * Asserts that the control has a visible focus ring. Moves the focus by keyboard, because focus by a pointer shows no
 * ring.
 */
async function expectFocusRing(page: Page, control: Locator, what: string): Promise<void> {
  await control.focus()
  await page.keyboard.press('Tab')
  await expectVisibleChange(page, control, () => page.keyboard.press('Shift+Tab'), what)
  await expect(control).toBeFocused()
}

/**
 * Opens a page and waits until it has loaded completely. Otherwise an element that loads later could receive the next
 * Tab.
 */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
}

/** Runs in the page: icons that are painted in the colour of their background. */
function vanishing(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas.')
  const rgb = (colour: string) => {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3))
  }
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgb(colour).map((value) =>
      value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ground = light('Canvas')
  const shows = (shape: Element) => {
    const { stroke, fill } = getComputedStyle(shape)
    return [stroke, fill].some((paint) => {
      if (paint === 'none') return false
      const paintLight = light(paint)
      return (Math.max(paintLight, ground) + 0.05) / (Math.min(paintLight, ground) + 0.05) >= 3
    })
  }
  const drawings = [...document.querySelectorAll('svg')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  return drawings
    .filter((drawing) => ![...drawing.querySelectorAll('path, line, circle, rect, polygon, polyline')].some(shows))
    .map((drawing) => `${drawing.getAttribute('class')} in ${drawing.parentElement?.outerHTML.slice(0, 120)}`)
}

for (const colorScheme of amount<readonly ('light' | 'dark')[]>({ part: [], all: ['light', 'dark'] })) {
  test(`with the reader’s own colours (${colorScheme} background) every control, state and focus ring is visible (WCAG 1.4.11, 2.4.7)`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await becomeMember(page)
    await open(page, '/account/leave')
    const check = page.getByRole('checkbox')
    expect(contrastingPixels(await look(page, check)), 'an empty box').toBeGreaterThan(60)
    await expectVisibleChange(page, check, () => check.check(), 'a checked box')
    await expectFocusRing(page, check, 'a focused box')
    const agree = page.getByRole('button', { name: '退会の手続きへ進む' })
    expect(contrastingPixels(await look(page, agree)), 'a button’s border').toBeGreaterThan(200)
    await expectFocusRing(page, agree, 'a focused button')

    await open(page, '/profile/edit')
    const woman = page.getByLabel('女性')
    expect(contrastingPixels(await look(page, woman)), 'an empty circle').toBeGreaterThan(60)
    await expectVisibleChange(page, woman, () => woman.check(), 'a chosen answer')
    const nick = page.locator('#profile-nick')
    expect(contrastingPixels(await look(page, nick)), 'a field’s border').toBeGreaterThan(200)
    await expectFocusRing(page, nick, 'a focused field')

    for (const address of ['/channel/shinyou/gacha', '/offer', '/ticket', '/order-history', '/home']) {
      await open(page, address)
      expect(await page.evaluate(vanishing), address).toEqual([])
    }
    await open(page, '/channel')
    await expectFocusRing(page, page.getByRole('banner').getByRole('button', { name: 'メニュー' }), 'a focused icon')
    const here = page.getByRole('navigation', { name: 'メイン' }).getByRole('link')
    const isCurrent = await here.evaluateAll((links) => links.map((link) => link.hasAttribute('aria-current')))
    const pictures = await Promise.all((await here.all()).map((link) => look(page, link)))
    const sticks = pictures.map(contrastingPixels)
    expect(Math.max(...sticks), 'the place one is in').toBe(sticks[isCurrent.indexOf(true)])
  })
}
