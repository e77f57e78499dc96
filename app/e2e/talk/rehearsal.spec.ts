import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { findBrowser } from '../../../tools/browser.ts'
import { expect, test } from '../journey.ts'
import { timeouts } from '../timeouts.ts'
import { openScenario } from '../openScenario.ts'
import { breakDevices } from './brokenDevices.ts'
import { reportFigure } from './measured.ts'
import { fakeDeviceFlags } from './talkTest.ts'

const { executablePath, args, env } = await findBrowser()

test.use({
  launchOptions: { executablePath, args: [...args, ...fakeDeviceFlags], env: env as Record<string, string> },
  permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
})

const part = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const begin = (page: Page) => page.getByRole('button', { name: 'カメラとマイクを試す' }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectParts = (page: Page, words: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(words).map(([name, text]) => expect(part(page, name)).toContainText(text)))

const good = { カメラ: '映っています', マイク: '声が届いています', 通信: '映像を送り、受け取れました' }
const brokenTexts = { カメラ: '映像が真っ暗です', マイク: '音が届いていません', 通信: '映像を送れません' }

test.describe('the rehearsal room of a live talk', () => {
  test('opens from the member’s to-dos; the member tests all parts, copies a log without IP addresses, and the to-do is done (W118, W120, C149) @long', async ({
    page,
  }) => {
    await openScenario(page, 'a live talk ticket')
    await page.goto('/livetalk/livetalk-hoshiyomi-1')
    const todo = page.getByRole('link', { name: '機器の確認：リハーサル室へ' })
    await todo.click()
    await begin(page)
    await expectParts(page, good)
    await expect(page.getByLabel('あなたの映像')).toBeVisible()
    await press(page, '音を鳴らす')
    await press(page, '聞こえた')
    await expectParts(page, { スピーカー: '聞こえています' })
    await page.getByText('お問い合わせ用の記録').click()
    await press(page, '記録をコピー')
    await expect(page.getByText('コピーしました')).toBeVisible()
    const log = await page.evaluate(() => navigator.clipboard.readText())
    expect(log).toMatch(/network entered=\d+ms roundTrip=\d+ms/)
    expect(log).not.toMatch(/\d+\.\d+\.\d+\.\d+|[0-9a-f]{32}|hoshiyomi/)
    await page.getByRole('main').getByRole('link', { name: 'ライブトークへもどる' }).click()
    await expect(page.getByRole('link', { name: '機器の確認：もう一度試す' })).toBeVisible()
  })

  test('detects a black camera, a silent microphone and a blocked network, and shows for each a button that fixes it (W120) @long', async ({
    page,
  }) => {
    await openScenario(page, 'a member')
    const broken = await breakDevices(page)
    await page.goto('/livetalk/rehearsal')
    const times = amount({ part: 1, all: 20 })
    test.setTimeout(timeouts.journey * Math.ceil(times / 10))
    let longest = 0
    for (let count = 0; count < times; count += 1) {
      await broken({ video: 'black', audio: 'silent', isBlocked: true })
      await page.reload()
      const begun = Date.now()
      await begin(page)
      await expectParts(page, brokenTexts)
      longest = Math.max(longest, Date.now() - begun)
    }
    reportFigure(`a rehearsal that finds all three, the longest of ${times},`, longest, { max: 12_000 })
    await broken({})
    await press(page, '別のマイクを使う')
    // Chooses the other camera, with which the network test restarts by itself.
    await press(page, '別のカメラを使う')
    await expectParts(page, good)
    await broken({ isBlocked: true })
    await page.reload()
    await begin(page)
    await expectParts(page, { ...good, 通信: brokenTexts.通信 })
    await broken({})
    await press(page, 'もう一度試す')
    await expectParts(page, good)
  })

  test('explains a refused, busy or missing camera, and shows a button that opens the camera again (W120) @long', async ({
    page,
  }) => {
    await openScenario(page, 'a member')
    const broken = await breakDevices(page)
    await page.goto('/livetalk/rehearsal')
    const causes = {
      NotAllowedError: '許可されていません',
      NotReadableError: '使えません',
      NotFoundError: '見つかりません',
    }
    for (const [video, words] of Object.entries(causes).slice(0, amount({ part: 1, all: 3 }))) {
      await broken({ video })
      await page.reload()
      await begin(page)
      await expectParts(page, { カメラ: words, マイク: good.マイク })
      await broken({})
      await press(page, 'もう一度試す')
      await expectParts(page, good)
    }
  })
})
