import { basename, dirname } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoFolder } from '../../../tools/demo/demoFolder.ts'
import { serveFolder } from '../../../tools/demo/serveFolder.ts'
import { expect } from '../journey.ts'
import { startFontServer, useJapaneseFont, type FontServer } from '../walks/japaneseFont.ts'
import { linesWithOneLetter, horizontalOverflow, overlappingTexts, waitForStillRows } from '../walks/pageMeasures.ts'
import { demoBar, test as base } from './demo.ts'

const test = base.extend<object, { fontServer: FontServer }>({
  fontServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here
    async ({}, provide) => {
      const server = await startFontServer()
      await provide(server)
      server.close()
    },
    { scope: 'worker' },
  ],
})

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Controls that are less than 44 px tall. */
const lowControls = (own: string) =>
  [...document.querySelectorAll(`${own} :is(a, button)`)]
    .filter((control) => control.getBoundingClientRect().height < 44)
    .map((control) => `low: ${control.textContent}`)

/**
 * Accessibility and layout faults of the demo's own part of the page: as it is, at 320 px, and with text of twice the
 * size.
 */
async function faultsOf(page: Page, own: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(standards).include(own)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  found.push(...(await page.evaluate(lowControls, own)))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size)
    await page.evaluate(waitForStillRows)
    if ((await page.evaluate(horizontalOverflow, 320)) > 0) found.push(`too wide at ${size}`)
    found.push(...(await page.evaluate(overlappingTexts)), ...(await page.evaluate(linesWithOneLetter)))
  }
  return found
}

test.describe('before the demo’s service worker is active', () => {
  // Blocks service workers, so that the app does not replace the start page.
  test.use({ serviceWorkers: 'block' })

  test('the start page of the demo fits into 320 px and 200 % text size, has no accessibility fault, and breaks no word in a wrong place (Q287)', async ({
    page,
    fontServer,
    quiet,
  }) => {
    quiet.allow(/Service Worker registration blocked/)
    await useJapaneseFont(page, fontServer)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('集いのデモを準備しています')
    expect(await faultsOf(page, 'main')).toEqual([])
  })
})

test('the demo shows a message that it must be served from the root of a host when its folder is below a path (Q321)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/いちばん上/)
  const { address, close } = await serveFolder(dirname(demoFolder), 0)
  await page.goto(`${address}/${basename(demoFolder)}/`)
  await expect(page.getByRole('alert')).toHaveText(/^デモは、アドレスのいちばん上（https:\/\/…\/）に置いてください。/)
  close()
})

test('a user can read and press the demo’s bar and its dialog at 320 px and at 200 % text size, and close the dialog by keyboard (Q287) @long', async ({
  page,
}) => {
  await page.goto('/top')
  const about = page.getByRole('dialog', { name: 'デモについて' })
  await demoBar(page).getByRole('button', { name: 'デモについて' }).press('Enter')
  await expect(about).toBeVisible()
  expect(await faultsOf(page, '.demo-about')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(demoBar(page).getByRole('button')).toBeFocused()
  expect(await faultsOf(page, '.demo-bar')).toEqual([])
})
