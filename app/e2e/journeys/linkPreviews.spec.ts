import { addresses } from '../addresses.ts'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

/** The link preview of a page as a messenger reads it. */
async function previewOf(path: string) {
  const html = await (await fetch(addresses.app + path, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text()
  const read = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
  return { title: read('title'), description: read('description') ?? '', image: read('image') }
}

test('a post with a link to a page of the app shows the card of this page, which opens inside the app (C093, W137, Q405) @long', async ({
  page,
}) => {
  await openScenario(page, 'a member')
  // On a busy machine the first answers may be the app shell, whose link preview is that of the product.
  await expect.poll(async () => (await previewOf('/channel/lemonade')).title).toBe('レモネード星団')
  const { description, image } = await previewOf('/channel/lemonade')
  await page.goto('/channel/todai?tab=posts')
  await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
  const composer = page.getByRole('form', { name: 'タイムラインに投稿する' })
  await composer
    .getByRole('textbox', { name: 'タイムラインに投稿する' })
    .fill(`こちらもおすすめです。${addresses.app}/channel/lemonade`)
  await composer.getByRole('button', { name: /^投稿する/ }).click()
  const card = page
    .getByRole('article')
    .filter({ hasText: 'こちらもおすすめです' })
    .getByRole('link', { name: 'レモネード星団' })
  await expect(card).toContainText(description.slice(0, 60))
  await expect(card).toContainText('tsudoi 集い・localhost')
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('src', image ?? '')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await card.click()
  await expect(page).toHaveURL(/\/channel\/lemonade$/)
  await expect(page.getByRole('heading', { level: 1, name: 'レモネード星団' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
