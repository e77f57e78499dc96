import { expect, signUp } from '../journey.ts'
import { demoBar, readMailedCode, stopIdleWorker, test } from './demo.ts'

test('the demo opens at any address; a user signs up with the mail on the demo’s page, and is still a member after the browser stops the service worker (Q287, R006–R008, R013)', async ({
  page,
}) => {
  await page.goto('/signup/terms')
  await expect(demoBar(page)).toBeVisible()
  const fan = await signUp(page, undefined, () => readMailedCode(page))
  await page.goto('/channel/lemonade')
  const now = await page.evaluate(() => Date.now())
  await page.getByRole('button', { name: 'レモネード星団をフォローする' }).click()
  const following = page.getByRole('button', { name: 'レモネード星団をフォロー中' })
  await expect(following).toBeVisible()
  await stopIdleWorker(page, now)
  await page.reload()
  await expect(following).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(fan.nickName)
})

test('the demo opens at an address with a hash on the first visit, and at addresses that end like a file but have none (Q287)', async ({
  page,
}) => {
  const story = '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1'
  for (const address of ['/channel/todai#posts', '/top.html', `${story}/${encodeURIComponent('早瀬')}/J.R`])
    await test.step(address, async () => {
      await page.goto(address)
      // Only the product's pages have the bar, not the start page.
      await expect(page.locator('.demo-bar')).toBeAttached()
    })
})
