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
