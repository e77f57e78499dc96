import type { Page } from '@playwright/test'
import {
  becomeMember,
  expect,
  fillProfile,
  readMailedCode,
  newFan,
  proveIdentityByPassword,
  test,
  type Fan,
} from '../journey.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Agrees at the test provider as a new person with the entered data. */
async function agreeAs(page: Page, { nickName, uniqueName, email }: Fan): Promise<void> {
  await expect(page).toHaveURL(/\/_sandbox\/provider\//)
  await page.getByLabel('名前').fill(`${nickName} ${uniqueName}`)
  await page.getByLabel(/メールアドレス/).fill(email)
  await page.getByRole('button', { name: 'この人でログインする' }).click()
}

async function cancelThere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/_sandbox\/provider\//)
  await page.getByRole('button', { name: 'キャンセルして戻る' }).click()
}

/**
 * Records addresses that the page requests, or sends as its referrer, and that still contain the provider's parameters.
 */
function leaks(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    // Ignores the provider's page, which is not part of the app.
    if (request.url().includes('/_sandbox/')) return
    const { referer } = request.headers()
    const carries = (address = '') => /[?&](code|state)=/.test(address)
    if (request.isNavigationRequest() ? carries(referer) : carries(request.url()) || carries(referer))
      found.push(request.url())
  })
  return found
}

test('a newcomer signs up with a login provider, and later logs in with this provider (R001, R005–R007, W035, W038, W040, C004, S030, S100, X5, X20)', async ({
  page,
  context,
  quiet,
}) => {
  // Allows the 401 of background requests of a page whose session has ended.
  quiet.allow(/status of 401/)
  const fan = newFan()
  const leaked = leaks(page)
  await page.goto('/signup/top')
  await page.getByRole('button', { name: 'Googleで登録' }).click()
  await agreeAs(page, fan)
  await expect(page).toHaveURL(/\/signup\/terms\?provider=GOOGLE$/)
  await expect(page.getByText('Googleで登録します。')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '同意して次へ進む' }).click()
  const email = page.getByRole('textbox', { name: 'メールアドレス' })
  await expect(email).toHaveValue(fan.email)
  await expect(page.getByLabel('パスワード')).toHaveCount(0)
  await email.fill(`new-${fan.email}`)
  await page.reload()
  await expect(email).toHaveValue(`new-${fan.email}`)
  await page.getByRole('button', { name: '認証コードを送る' }).click()
  await expect(page).toHaveURL(/\/signup\/create\?page=code$/)
  const pending = (await context.cookies()).find(({ name }) => name === 'sns-email-cache')
  expect(pending).toMatchObject({ sameSite: 'Strict', expires: -1 })
  await page.goto('/login')
  await expect(page).toHaveURL(/\/signup\/create\?page=code$/)
  await page.getByRole('textbox', { name: /認証コード/ }).fill(await readMailedCode(page, `new-${fan.email}`))
  await page.getByRole('button', { name: '登録して次へ進む' }).click()
  await fillProfile(page, fan)
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await heading(page, new RegExp(fan.nickName))
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sns-email-cache')

  await page.goto('/account/oauth')
  await expect(page.getByText(/これだけのため、外せません/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Googleとの連携を外す' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'パスワードを決める' })).toHaveAttribute('href', '/account/password')
  await page.goto('/account/logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/(top|login)/)

  await page.goto('/account/oauth')
  await heading(page, 'ログイン')
  await expect(page).toHaveURL(/\/login\?callback=/)
  await page.getByRole('button', { name: 'Googleでログイン' }).click()
  const token = async () => (await context.cookies()).find(({ name }) => name === 'token')?.value
  await expect(page).toHaveURL(/\/_sandbox\/provider\//)
  const ofGuest = await token()
  await agreeAs(page, fan)
  await expect(page).toHaveURL(/\/account\/oauth$/)
  await heading(page, 'ログインに使うサービス')
  expect(ofGuest).toBeTruthy()
  expect(await token()).not.toBe(ofGuest)
  expect(leaked).toEqual([])
})

test('a user who cancels at the provider, returns with a tampered or used answer, or is not registered sees a message and a link to continue (R001, W035) @long', async ({
  page,
}) => {
  const signins: string[] = []
  const answers: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/signin/provider')) signins.push(request.url())
    if (request.isNavigationRequest() && request.url().includes('/oauth/return?')) answers.push(request.url())
  })
  await page.goto('/login')
  await heading(page, 'ログイン')
  await page.getByRole('button', { name: 'LINEでログイン' }).click()
  await cancelThere(page)
  await heading(page, 'LINEでのログインを、取りやめました')
  await expect(page).toHaveURL(/\/oauth\/return$/)
  expect(signins).toEqual([])

  await page.getByRole('button', { name: 'もう一度LINEでログインする' }).click()
  await agreeAs(page, newFan())
  await heading(page, 'このLINEアカウントは、まだ登録されていません')
  expect(signins).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('link', { name: 'LINEで会員登録に進む' })).toBeVisible()

  const used = answers.at(-1) ?? ''
  for (const address of [used, '/oauth/return?code=theirs&state=theirs', '/oauth/return?error=access_denied&state=x']) {
    await page.goto(address)
    await heading(page, 'この手続きは、続けられません')
    await expect(page).toHaveURL(/\/oauth\/return$/)
  }
  expect(used).toContain('code=')
  expect(signins).toHaveLength(1)
  await page.getByRole('link', { name: 'はじめの画面へもどる' }).click()
  await heading(page, 'ログイン')

  await page.getByRole('button', { name: 'Appleでログイン' }).click()
  await expect(page).toHaveURL(/\/_sandbox\/provider\/apple/)
  await page.goBack()
  await heading(page, 'ログイン')
  await expect(page.getByRole('button', { name: 'Appleでログイン' })).toBeEnabled()
  await page.goto('/login?device=unity')
  await heading(page, 'ログイン')
  await expect(page.getByRole('button', { name: /でログイン$/ })).toHaveCount(0)
})

test('a member links a login provider to the account, and unlinks it afterwards (R023, W056, C015, E030) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (409|412)/)
  const fan = await becomeMember(page)
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: '連携を見る' }).click()
  await heading(page, 'ログインに使うサービス')
  await page.getByRole('button', { name: 'LINEと連携する' }).click()
  await cancelThere(page)
  await heading(page, 'LINEとの連携を、取りやめました')
  await page.getByRole('button', { name: 'もう一度LINEと連携する' }).click()
  // Chooses a person who is already linked with the demo account.
  await page.getByRole('button', { name: /小春 はる/ }).click()
  await proveIdentityByPassword(page, fan.password)
  await heading(page, 'このLINEアカウントは、連携できません')
  await page.getByRole('link', { name: '連携の一覧へもどる' }).click()
  await heading(page, 'ログインに使うサービス')
  await page.getByRole('button', { name: 'LINEと連携する' }).click()
  await agreeAs(page, fan)
  await expect(page.getByText(/LINEと連携しました/)).toBeVisible()
  await expect(page).toHaveURL(/\/account\/oauth$/)

  const unlink = page.getByRole('button', { name: 'LINEとの連携を外す' })
  await unlink.click()
  const question = page.getByRole('alertdialog', { name: 'LINEとの連携を外しますか' })
  await question.getByRole('button', { name: '外さない' }).click()
  await expect(unlink).toBeFocused()
  await page.reload()
  await unlink.click()
  await question.getByRole('button', { name: '連携を外す' }).click()
  await expect(page.getByText('LINEとの連携を外しました。')).toBeVisible()
  await expect(page.getByRole('button', { name: 'LINEと連携する' })).toBeVisible()
})
