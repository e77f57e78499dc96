import { becomeMember, expect, test } from '../journey.ts'

const posts = [
  ['families', '👨‍👩‍👧‍👦', 460],
  ['families up to the limit', '👨‍👩‍👧‍👦', 500],
  ['the longest emoji up to the limit', '👩🏽‍❤️‍💋‍👨🏿', 500],
] as const

for (const [name, emoji, count] of posts)
  test(`the server accepts a post of emoji whose counter is within the limit: ${name} (S134) @long`, async ({
    page,
  }) => {
    await becomeMember(page)
    await page.goto('/channel/todai?tab=posts')
    await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
    const composer = page.getByRole('form', { name: 'タイムラインに投稿する' })
    await composer.getByRole('textbox').fill(emoji.repeat(count))
    await expect(composer.getByText(`${count} / 500`)).toBeVisible()
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/v2/post/'),
    )
    await composer.getByRole('button', { name: /^投稿する/ }).click()
    expect((await sent).status()).toBe(200)
    await expect(composer).toHaveCount(0)
  })
