import type { Page } from '@playwright/test'
import { findBrowser } from '../../../tools/browser.ts'
import { giveSession } from '../sandbox.ts'
import { expect, test } from '../journey.ts'
import { waitForBuildCheck, waitForNewBuild, startRedeployableApp } from '../redeploy.ts'
import { createTalkOnAir } from '../createTalkOnAir.ts'

const { executablePath, args, env } = await findBrowser()
const fakeDevices = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

test.use({
  launchOptions: { executablePath, args: [...args, ...fakeDevices], env: env as Record<string, string> },
  permissions: ['camera', 'microphone'],
  serviceWorkers: 'allow',
})

const frames = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

test('two deploys, one before the waiting room and one during the talk, do not interrupt a live talk (S088, Q284, W121, W122)', async ({
  page,
  browser,
}) => {
  const app = await startRedeployableApp()
  try {
    const { livetalkId, guest, streamer } = await createTalkOnAir()
    await giveSession(page.context(), guest)
    await page.goto(`${app.address}/livetalk/${livetalkId}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.evaluate(() => void Object.assign(window, { isMarked: true }))
    await waitForNewBuild(page, app.deploy())
    await expect(page.getByRole('complementary', { name: 'お知らせ' })).toContainText('新しい版があります')
    await page.getByRole('link', { name: '待機室に入る' }).click()
    await expect(page.getByLabel('あなたの映像')).toBeVisible()
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)

    const staff = await browser.newContext({ permissions: ['camera', 'microphone'], locale: 'ja-JP' })
    await giveSession(staff, streamer)
    const desk = await staff.newPage()
    await desk.goto(`${app.address}/livetalk/${livetalkId}/staff`)
    await desk.getByRole('link', { name: /の部屋へ$/ }).press('Enter')
    await desk.getByRole('button', { name: /通話を始める/ }).press('Enter')
    await expect(page.getByLabel('白瀬 ゆきの映像')).toBeVisible()
    await expect.poll(() => frames(page, '白瀬 ゆきの映像')).toBeGreaterThan(0)
    app.deploy()
    await waitForBuildCheck(page)
    const seen = await frames(page, '白瀬 ゆきの映像')
    await expect.poll(() => frames(page, '白瀬 ゆきの映像')).toBeGreaterThan(seen)
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)

    await desk.getByRole('button', { name: /通話を終える/ }).press('Enter')
    await desk.getByRole('alertdialog').getByRole('button', { name: '通話を終える' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'ありがとうございました' })).toBeVisible()
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
    await staff.close()
  } finally {
    await app.close()
  }
})
