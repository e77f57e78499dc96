import type { Page } from '@playwright/test'
import { coinBalanceOf } from '../sandbox.ts'
import { becomeMember, startSessionAs, expect, newFan, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { stubCall } from '../stubCall.ts'

const opening = 300
/** A video for 100 coins and 48 hours. */
const night = '/channel/todai/movie/todai-night-47'
const price = 100

const rent = (page: Page) => page.getByRole('button', { name: 'レンタルして見る 100コイン' })
const lastStep = (page: Page) => page.getByRole('dialog', { name: 'この動画をレンタルしますか' })
const confirm = (page: Page) =>
  lastStep(page)
    .getByRole('button', { name: /^レンタルして見る/ })
    .click()

/** The playback position of the page's video in seconds; 0 without a video. */
const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
const expectPlaying = (page: Page) => expect.poll(() => played(page)).toBeGreaterThan(0.3)

/** Plays the last tenth: the key 9 seeks to 90 %. */
async function playToEnd(page: Page): Promise<void> {
  const isEnded = () => page.evaluate(() => document.querySelector('video')?.ended)
  await page.keyboard.press('9')
  // A video at its end has ended until it is sought.
  await expect.poll(isEnded).toBe(false)
  // Resumes the video, because one that is sought back after its end is paused.
  if (await page.evaluate(() => document.querySelector('video')?.paused)) await page.keyboard.press('k')
  await expect.poll(isEnded).toBe(true)
}

test.describe('the pages of videos', () => {
  test('lead a guest from the channel to a free video, which plays and is not reported as watched (R050, R053, R054, W085, W086, S066, S128, S137) @long', async ({
    page,
  }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      if (/\/history$|\/analytics\//.test(request.url())) counted.push(request.url())
    })
    await page.goto('/channel/lemonade')
    await page.getByRole('link', { name: '動画をすべて見る' }).click()
    await expect(page).toHaveURL(/\/channel\/lemonade\/movie$/)
    await expect(page.getByRole('article').getByText('ピックアップ')).toBeVisible()
    await page.getByRole('link', { name: 'レモネード星団です、よろしくお願いします' }).click()
    await expect(page).toHaveURL(/\/movie\/lemonade-greeting$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('レモネード星団です、よろしくお願いします')
    await page.getByRole('button', { name: /を再生$/ }).click()
    await expect.poll(() => played(page)).toBeGreaterThan(1.5)
    await page.goBack()
    await expect(page).toHaveURL(/\/channel\/lemonade\/movie$/)
    expect(counted).toEqual([])
  })

  test('rent a video once despite many presses, play it without another press, and mark it as seen (W085, W086, S011, S119, C123, C124, C126)', async ({
    page,
  }) => {
    await becomeMember(page)
    const purchase = await stubCall(page, '/v2/video/todai-night-47/purchase')
    const history = await stubCall(page, '/v2/video/todai-night-47/history')
    const begun = await stubCall(page, '/v2/analytics/start/playing/video')
    await page.goto(night)
    await rent(page).click()
    for (const words of ['深夜便 第47夜', '48時間', '100コイン', '計 300コイン', '計 200コイン', '取り消せません'])
      await expect(lastStep(page)).toContainText(words)
    const yes = lastStep(page).getByRole('button', { name: /^レンタルして見る/ })
    const box = (await yes.boundingBox())!
    for (let press = 0; press < 5; press += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(lastStep(page)).toHaveCount(0)
    await expectPlaying(page)
    await expect(page).toHaveURL(new RegExp(`${night}$`))
    await expect(page.getByText('視聴済み').first()).toBeVisible()
    expect([purchase.takeCount(), history.takeCount(), begun.takeCount()]).toEqual([1, 1, 1])
    expect(await coinBalanceOf(page)).toBe(opening - price)
    await page.getByRole('link', { name: '灯台放送局の動画' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '深夜便 第47夜 見のがし配信' })
    await expect(row.getByText('視聴済み')).toBeVisible()
    await expect(row.getByText('レンタル中 残り1日').or(row.getByText('レンタル中 残り47時間'))).toBeVisible()
  })

  test('send a guest who wants to rent a video to the log-in, and back to this dialog (W086, S068, Q192) @long', async ({
    page,
  }) => {
    const fan = newFan()
    await becomeMember(page, fan)
    await page.context().clearCookies()
    await page.goto(night)
    await rent(page).click()
    await page.getByRole('dialog', { name: 'ログインが必要です' }).getByRole('link', { name: 'ログインする' }).click()
    await page.getByRole('link', { name: /メールアドレスでログイン/ }).click()
    await page.getByLabel('メールアドレス').fill(fan.email)
    await page.getByLabel('パスワード').first().fill(fan.password)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page).toHaveURL(/todai-night-47\?by=coins$/)
    await lastStep(page).getByRole('button', { name: 'レンタルせずに閉じる' }).click()
    await expect(page).toHaveURL(new RegExp(`${night}$`))
    expect(await coinBalanceOf(page)).toBe(opening)
  })

  test('lead a member with too few coins to the coin shop, and back to the dialog of the video (W086, R086) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 400/)
    await becomeMember(page)
    const purchase = await stubCall(page, '/v2/video/todai-night-47/purchase')
    purchase.fail(400, 'NotEnoughCoin')
    await page.goto(night)
    await rent(page).click()
    await confirm(page)
    const missing = page.getByRole('alertdialog', { name: 'コインが足りません' })
    await expect(missing).toContainText('この動画をレンタルするには100コインが必要です。コインは減っていません。')
    await missing.getByRole('button', { name: 'コインショップを開く' }).click()
    await expect(page).toHaveURL(/\?by=coins#shop$/)
    await page.goBack()
    await expect(missing.or(lastStep(page))).toBeVisible()
    await expect(page).toHaveURL(/\?by=coins$/)
  })

  test('show a rental whose answer was lost as pending, then check it: the video plays, and is paid once (W086, X13) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load|net::ERR/)
    await becomeMember(page)
    let isLost = false
    let isSilent = false
    await page.route('**/v2/video/todai-night-47/purchase?*', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      isSilent = true
      await route.fetch()
      return route.abort('connectionreset')
    })
    // Intercepts the request that would prove the payment.
    await page.route('**/v2/video/todai-night-47', (route) =>
      isSilent ? route.abort('connectionreset') : route.continue(),
    )
    await page.goto(night)
    await rent(page).click()
    await confirm(page)
    await expect(page.getByRole('complementary', { name: 'お支払いの確認' })).toContainText('お支払いを確認しています')
    isSilent = false
    await expectPlaying(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await coinBalanceOf(page)).toBe(opening - price)
  })

  test('have one button for a video by serial code, gacha privilege or web payment, and for one whose rental has expired (W086, Q194, Q195, Q196) @long', async ({
    page,
  }) => {
    await startSessionAs(page)
    await page.goto('/channel/benio/movie/benio-making-lantern')
    await expect(page.getByText('レンタルの期間が終わりました')).toBeVisible()
    await expect(page.getByRole('button', { name: 'もう一度レンタルする 50コイン' })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await page.goto('/channel/shinyou/movie/shinyou-field-note')
    await expect(page.getByText('1,650', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'お支払いのしかたを問い合わせる' })).toBeVisible()
    // Plays the trailer, which is free for all.
    await page.getByRole('button', { name: '予告を見る（無料）' }).click()
    await expectPlaying(page)
    await expect(page.getByRole('link', { name: 'お支払いのしかたを問い合わせる' })).toBeVisible()
    await page.goto('/channel/benio/movie/benio-book-code')
    await page.getByRole('link', { name: 'シリアルコードを登録する' }).click()
    await expect(page).toHaveURL(/\/serial-code$/)
    await page.context().clearCookies()
    await page.goto('/channel/lemonade/movie/lemonade-parade-ticket')
    await page.getByRole('link', { name: 'ガチャを見る' }).click()
    await expect(page).toHaveURL(/\/channel\/lemonade\/gacha/)
  })

  test('start the next video of a playlist after the end of a video, unless the user cancels (W086, S011, C122, Q193) @long', async ({
    page,
  }) => {
    await startSessionAs(page)
    await page.goto('/channel/setsugen/movie/setsugen-music-box')
    await expect(page.getByRole('region', { name: 'つづけて見る' }).getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: /を再生$/ }).click()
    await expectPlaying(page)
    await playToEnd(page)
    const next = page.getByRole('region', { name: 'つぎの動画' })
    await expect(next).toContainText('雪の夜の朗読会 第30夜')
    await next.getByRole('button', { name: '再生しない' }).click()
    await expect(next).toHaveCount(0)
    await playToEnd(page)
    await next.getByRole('button', { name: 'つぎの動画へ' }).click()
    await expect(page).toHaveURL(/\/movie\/setsugen-night-30$/)
    await expectPlaying(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/movie\/setsugen-music-box$/)
  })

  test('show only the player inside the mobile app, and report the video’s end to the app and to no other window (R055, W087, S002) @long', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard, Unity: { call: (text: string) => heard.push(text) } })
      window.postMessage = ((text: unknown) => void heard.push(`window: ${JSON.stringify(text)}`)) as never
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    await page.goto('/channel/setsugen/movie/setsugen-music-box/unity?device=unity')
    await page.getByRole('button', { name: /を再生$/ }).click()
    await expectPlaying(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await playToEnd(page)
    await expect.poll(heard).toContain(JSON.stringify({ tsudoi: 1, type: 'videoEnded', videoId: 'setsugen-music-box' }))
    expect((await heard()).filter((text) => text.startsWith('window:'))).toEqual([])
    await page.goto('/channel/todai/movie/todai-tower-live/unity')
    await page.getByRole('button', { name: '購入して見る 480コイン' }).click()
    await expect(page.getByRole('dialog', { name: 'ログインが必要です' })).toBeVisible()
  })

  test('load more videos at the end of the list, and explain a video that is past its period or unknown (R053, W085, W030, E015, C119) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 40\d/)
    await openScenario(page, 'exactly so many videos', { count: 23 })
    await page.goto('/channel/ip-hoshiyomi/movie')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(20)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows).toHaveCount(23)
    await page.goto('/channel/ip-hoshiyomi/movie/no-such-video')
    await expect(page.getByText('動画が見つかりません')).toBeVisible()
    await page.getByRole('link', { name: 'ほかの動画を見る' }).click()
    await expect(rows).toHaveCount(20)

    await openScenario(page, 'a video whose publication has ended')
    await page.goto('/channel/ip-hoshiyomi/movie')
    await expect(page.getByText('いま見られる動画はありません')).toBeVisible()
    await page.goto('/channel/ip-hoshiyomi/movie/video-hoshiyomi-1')
    const over = page.getByRole('alertdialog', { name: 'この動画は公開期間外です' })
    await over.getByRole('button', { name: '前の画面へもどる' }).click()
    // The address was typed, so there is no earlier page of this document (goBack.ts).
    await expect(page).toHaveURL(/\/home$/)
  })

  test('include special pages, which link to their content (R056, W088, S012)', async ({ page }) => {
    await page.goto('/channel/todai')
    await page.getByRole('link', { name: '特集をすべて見る' }).click()
    await expect(page).toHaveURL(/\/channel\/todai\/special$/)
    await expect(page.getByText('動画がひらきます')).toBeVisible()
    await page.getByRole('link', { name: '灯台ふもとライブ 全記録' }).click()
    await expect(page).toHaveURL(/\/movie\/todai-tower-live$/)
    await expect(page.getByRole('button', { name: '購入して見る 480コイン' })).toBeVisible()
  })
})
