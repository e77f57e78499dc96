import type { Page } from '@playwright/test'
import { typeCard, testVisaCard } from '../cardForm.ts'
import { confirmPackPurchase, expect } from '../journey.ts'
import { test } from './demo.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A photo of a single colour, encoded by the browser. */
async function photo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 240)
    canvas.getContext('2d')?.fillRect(0, 0, 320, 240)
    return Array.from(new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer()))
  })
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

async function logInByLine(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'LINEでログイン' }).click()
  await page.getByRole('button', { name: /^小春 はる/ }).click()
  await expect(page).toHaveURL(/\/home$/)
}

async function buyCoins(page: Page): Promise<void> {
  await page.goto('/purchase/coin-1000')
  await page.getByRole('radio', { name: /^クレジットカード/ }).check()
  await page.getByRole('link', { name: 'カードの入力へ進む' }).click()
  // Types a card number for which the gateway asks the card holder for a confirmation, on a page of its own.
  await typeCard(page, { ...testVisaCard, number: '4000000000003220' })
  await page.getByRole('button', { name: 'このカードで確認へ進む' }).click()
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('本人認証（3Dセキュア）')
  await page.getByRole('button', { name: '本人であることを確かめて支払う' }).click()
  await expect(heading(page)).toHaveText('コインが届きました')
}

async function postPhoto(page: Page): Promise<void> {
  await page.goto('/channel/todai?tab=posts')
  await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
  const sheet = page.getByRole('dialog', { name: 'タイムラインに投稿する' })
  await sheet.getByRole('textbox', { name: 'タイムラインに投稿する' }).fill('夜の海です。')
  await sheet.locator('input[type=file]').setInputFiles([await photo(page)])
  await sheet.getByRole('textbox', { name: /1枚目の写真の説明/ }).fill('夜の海')
  await expect(sheet.getByText('準備できました')).toBeVisible()
  await sheet.getByRole('button', { name: /^投稿する/ }).click()
  const shown = page.getByRole('button', { name: '夜の海を大きく表示' }).locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('the demo works with a login provider’s page, the card form, the gateway’s page, a photo and an event stream (Q287, R001, R041, W073, C032)', async ({
  page,
}) => {
  await logInByLine(page)
  await buyCoins(page)
  await postPhoto(page)
  const counting = page.waitForResponse(/\/v1\/count\?viewing/)
  await page.goto('/event/todai-harbour/episode/todai-harbour-night')
  expect((await counting).headers()['content-type']).toBe('text/event-stream')
  await expect(page.getByRole('definition').first()).toHaveText(/^[\d,]+人/)
})

test('the demo opens the room of a live talk and shows that the talk has no other participant (Q287)', async ({
  page,
}) => {
  await page.goto('/?scenario=a%20reserved%20slot')
  const room = page.getByRole('link', { name: /（デモでは相手とつながりません）$/ })
  await expect(room).toHaveAttribute('href', /\/call\//)
  await room.press('Enter')
  await expect(page).toHaveURL(/\/call\//)
  await expect(page.getByText('待機室がひらくまで')).toBeVisible()
})
