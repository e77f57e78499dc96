import type { Page } from '@playwright/test'
import { becomeMember, expect, fillProfile, demoMember, logIn, newFan, registerByMail, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { expectLine, advanceLines, storyPlayerPath, lineRegion } from '../storyReading.ts'
import { translateFromStart, translateNow, removeTranslationMarks } from '../translator.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

const vote = '/vote/ranking/vote-hoshiyomi-1'

const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached()
/** The visible texts of an element in their order, without the marks of the translation. */
const textOf = async (page: Page, selector: string) =>
  removeTranslationMarks((await page.locator(selector).innerText()).replaceAll(/\s+/g, ' '))

test('a guest logs in by mail on a page that the browser translates from the start (R002) @long', async ({ page }) => {
  await translateFromStart(page)
  await page.goto('/login/mail')
  await isTranslated(page)
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[tr]')
})

test('a guest logs in by mail on a page that the guest translates after the page has loaded (R002) @long', async ({
  page,
}) => {
  await page.goto('/login/mail')
  await translateNow(page)
  await isTranslated(page)
  await page.getByLabel('メールアドレス').fill(demoMember.email)
  await page.getByLabel('パスワード').first().fill(demoMember.password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('a press on the log-in button logs in, even if a translator has just replaced the button’s text (R002) @long', async ({
  page,
}) => {
  await page.goto('/login/mail')
  // A log-in ends the guest session, so a request of it in flight would be refused.
  await waitUntilSettled(page)
  await page.getByLabel('メールアドレス').fill(demoMember.email)
  await page.getByLabel('パスワード').first().fill(demoMember.password)
  await page.getByRole('button', { name: 'ログインする' }).evaluate((button: HTMLElement) => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const texts: ChildNode[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.nodeValue
      outer.append(inner)
      text.replaceWith(outer)
    }
    button.click()
  })
  await expect(page).toHaveURL(/\/home$/)
})

test('the start page, whose HTML a browser translates before the app starts, becomes usable without an error (R009)', async ({
  page,
}) => {
  await translateFromStart(page)
  await page.goto('/top')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[tr]')
  await page.getByRole('button', { name: 'メニュー' }).click()
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toContainText('[tr]')
})

test('in a translated page the vote sheet shows the points that it sends, a like its current count, and a follow its current state (R075, R050, W107, W137, S046) @long', async ({
  page,
  quiet,
}) => {
  // Allows 404s, because the scenario's images are names without files.
  quiet.allow(/status of 404/)
  await translateFromStart(page)
  await openScenario(page, 'a ranking campaign')
  await page.goto(`${vote}/target`)
  await page.getByRole('button', { name: '天野 ほしに投票する' }).click()
  const sheet = page.getByRole('dialog')
  const amount = sheet.getByRole('spinbutton', { name: /使うポイント/ })
  await amount.fill('1')
  await expect(sheet).toContainText(/1\D*票/)
  await amount.fill('7')
  await expect.poll(() => textOf(page, '[role=dialog]')).toMatch(/7 ?票/)
  await sheet.getByRole('button', { name: '投票の内容を確かめる' }).click()
  await expect.poll(() => textOf(page, '[role=dialog]')).toContain('使うポイント 7ポイント 入る票 7票')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/vote'),
  )
  await sheet.getByRole('button', { name: /7ポイント.*で投票する/ }).click()
  expect((await sent).postDataJSON()).toMatchObject({ amount: 7 })
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText('[tr]天野 ほし[tr]に、7票[tr]が入りました')
  await page.keyboard.press('Escape')

  await openScenario(page, 'a post')
  await page.goto('/channel/ip-hoshiyomi?tab=posts')
  const like = page.getByRole('button', { name: /^いいね/ })
  await expect(like).toHaveText('0')
  await like.click()
  await expect(like).toHaveText('1')
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /をフォロー/ })
    .first()
  const before = removeTranslationMarks(await follow.innerText())
  await follow.click()
  const after = before === 'フォローする' ? 'フォロー中' : 'フォローする'
  await expect(follow).toHaveText(`[tr]${after}`)
})

test('in a translated page a guest receives a code by mail and registers with this code (R006, R007) @long', async ({
  page,
}) => {
  const fan = newFan()
  await translateFromStart(page)
  await registerByMail(page, fan)
  await expect(page).toHaveURL(/\/profile\/edit/)
})

test('a member translates the confirmation page of the profile, and then saves the profile (R012, R013, W045) @long', async ({
  page,
}) => {
  const fan = await becomeMember(page, newFan(), { hasProfile: false })
  await page.goto('/profile/edit')
  await fillProfile(page, fan)
  await translateNow(page)
  await isTranslated(page)
  await expect(page.getByText(fan.nickName, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.nickName)
})

test('in a translated page a member writes a post, and the number of remaining letters counts down (W137, C088) @long', async ({
  page,
}) => {
  const { uniqueName, nickName } = await becomeMember(page)
  await translateFromStart(page)
  await page.goto('/channel/todai?tab=posts')
  await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
  const composer = page.getByRole('form', { name: 'タイムラインに投稿する' })
  const field = composer.getByRole('textbox', { name: 'タイムラインに投稿する' })
  const text = `窓を開けて聴いています。${uniqueName}`
  await field.fill('あ'.repeat(480))
  await expect(composer).toContainText('480 / 500')
  await field.fill(text)
  await expect(composer).not.toContainText('480 / 500')
  await composer.getByRole('button', { name: /投稿する/ }).click()
  await expect(page.getByRole('article').filter({ hasText: uniqueName }).first()).toContainText(nickName)
  await expect(composer).toBeHidden()
})

test('in a translated story a guest reads each line to its end, although the text appears letter by letter (R062, W094) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await translateFromStart(page)
  await page.goto(storyPlayerPath('PORTRAIT', 'benio-first-nights', 'benio-3'))
  await expect(lineRegion(page)).toContainText('[tr]')
  await advanceLines(page, 3)
  await expectLine(page, 4)
})
