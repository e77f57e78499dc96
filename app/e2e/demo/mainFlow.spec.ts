import type { Page } from '@playwright/test'
import { agreeAndDraw, expect, signUp } from '../journey.ts'
import { demoBar, readMailedCode, test } from './demo.ts'

const words = 'サーバーなしで、集いました。'
const episode = '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3'
const ownPost = (page: Page) => page.getByRole('article').filter({ hasText: words })
const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

async function draw(page: Page): Promise<void> {
  await page.goto('/channel/lemonade')
  await page.getByRole('button', { name: 'レモネード星団をフォローする' }).click()
  await page
    .getByRole('link', { name: /夏至のパレード/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^10回引く/ }).click()
  await agreeAndDraw(page)
  await expect(page).toHaveURL(/\/channel\/lemonade\/gacha\/result/)
  await expect(page.getByText(/のこり/).first()).toBeVisible()
}

async function read(page: Page): Promise<void> {
  await page.goto(`${episode}/${['早瀬', '小春'].map(encodeURIComponent).join('/')}`)
  await expect(page.getByRole('region', { name: 'せりふ' })).toBeVisible()
  for (const line of [2, 3]) {
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('img', { name: `行のうち${line}行目` })).toBeAttached({ timeout: 100 })
    }).toPass()
  }
}

async function post(page: Page): Promise<void> {
  await page.goto('/channel/lemonade?tab=posts')
  await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
  const sheet = page.getByRole('dialog', { name: 'タイムラインに投稿する' })
  await sheet.getByRole('textbox', { name: 'タイムラインに投稿する' }).fill(words)
  await sheet.getByRole('button', { name: /^投稿する/ }).click()
  await expect(ownPost(page)).toBeVisible()
}

test('a user of the demo draws from a gacha, plays a story and a video, and posts; the reset button deletes all of this data (Q287, Q288, R053, R057, R062)', async ({
  page,
}) => {
  await page.goto('/signup/terms')
  await signUp(page, undefined, () => readMailedCode(page))
  await draw(page)
  await read(page)
  await page.goto('/channel/lemonade/movie/lemonade-greeting')
  await page.getByRole('button', { name: /を再生$/ }).click()
  await expect.poll(() => played(page)).toBeGreaterThan(0.5)
  await post(page)
  await demoBar(page).getByRole('button', { name: 'デモについて' }).click()
  await page.getByRole('button', { name: 'すべて消して、はじめに戻す' }).click()
  await expect(page).toHaveURL(/\/top$/)
  await page.goto('/channel/lemonade?tab=posts')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(ownPost(page)).toHaveCount(0)
})

test('the query ?scenario= opens a provider state in the demo, even on its first page, and shows a message about an unknown state (Q287)', async ({
  page,
  quiet,
}) => {
  await page.goto('/?scenario=a%20gacha%20that%20is%20sold%20out')
  await expect(page.getByText('すべての景品がなくなりました。')).toBeVisible()
  await expect(demoBar(page)).toBeVisible()
  quiet.allow(/status of 400|no such scenario/)
  await page.goto('/channel?scenario=no%20such%20state')
  await expect(page.getByRole('alert')).toContainText('この状態は開けませんでした')
})
