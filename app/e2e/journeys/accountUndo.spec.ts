import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import {
  becomeMember,
  expect,
  logInElsewhere,
  readMailedCode,
  readMailedUndoLink,
  newFan,
  test,
  type Fan,
} from '../journey.ts'
import { giveSession, newMember, setUpState } from '../sandbox.ts'
import { stubCall } from '../stubCall.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

async function post(page: Page, path: string, data: object, token: string) {
  const answer = await page.request.post(`${addresses.app}/hosts/user${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { accessToken: string }
}

/** Acts as a thief who knows the password and takes over the account, with calls only. */
async function takeOver(page: Page, fan: Fan, email: string): Promise<void> {
  const session = await logInElsewhere(page, fan)
  const { accessToken } = await post(
    page,
    '/v1/auth/reauthenticate/password',
    { password: fan.password },
    session.accessToken,
  )
  await post(page, '/v1/auth/save/email/prepare', { email }, accessToken)
  await post(page, '/v1/auth/save/email', { code: await readMailedCode(page, email) }, accessToken)
}

test('a member whose e-mail address was changed by a thief restores the old address with the mailed link, after the session has ended (ours, X2, X21)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (4\d\d|500)/)
  const fan = await becomeMember(page)
  const thief = newFan()
  await page.goto('/account')
  await expect(main(page).getByText('利用できます')).toBeVisible()
  await takeOver(page, fan, thief.email)

  const link = await readMailedUndoLink(page, fan.email)
  const secret = new URL(link).hash.slice(1)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.headers()['referer'] ?? '')))
  await page.goto(link)
  await expect(main(page).getByText('メールアドレスの変更')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/undo$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.reload()
  const password = main(page).locator('#undo-password')
  await password.fill('Penlight-77')
  const undo = await stubCall(page, '/v1/auth/undo')
  undo.fail(500)
  await main(page).getByRole('button', { name: '元にもどす' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(password).toHaveValue('Penlight-77')
  await main(page).getByRole('button', { name: '元にもどす' }).click()
  await expect(heading(page)).toHaveText('ログイン方法を、元にもどしました')
  await expect(heading(page)).toBeFocused()
  expect(requests.filter((address) => address.includes(secret))).toEqual([])

  await main(page).getByRole('link', { name: 'ログインする' }).click()
  await page.getByLabel('メールアドレス').fill(fan.email)
  await page.getByLabel('パスワード').first().fill('Penlight-77')
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto(link)
  await expect(heading(page)).toHaveText('このリンクは使用済みです')
})

test('a truncated, unknown or expired undo link opens a page that says so; after a failure of the server the user can retry the link (ours, X21) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (4\d\d|500)|Failed to load/)
  for (const address of ['/account/undo', '/account/undo#abc', `/account/undo#${'0'.repeat(64)}`]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(heading(page)).toHaveText('このリンクは使えません')
  }
  const check = await stubCall(page, '/v1/auth/undo/check')
  check.fail(410, 'UndoLinkExpired')
  await page.goto('about:blank')
  await page.goto(`/account/undo#${'1'.repeat(64)}`)
  await expect(heading(page)).toHaveText('リンクの期限が切れています')
  check.fail(500)
  await page.goto('about:blank')
  await page.goto(`/account/undo#${'2'.repeat(64)}`)
  await main(page).getByRole('button', { name: 'もう一度確かめる' }).click()
  await expect(heading(page)).toHaveText('このリンクは使えません')
})

test('a member without address and password proves their identity with the linked provider, and continues with the change (ours, R017, X21) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 412/)
  const member = await newMember()
  const name = `プロバイダーの人 ${member.id}`
  // The person's id at the test provider, which derives it from the entered name.
  const subject = createHash('sha256').update(name.normalize('NFKC')).digest('hex').slice(0, 32)
  await setUpState('a linked provider', { accountId: `acc-${member.id}`, subject, email: 'NONE' })
  await giveSession(page.context(), member)
  const { email } = newFan()
  await page.goto('/account/email')
  await main(page)
    .getByRole('textbox', { name: /メールアドレス/ })
    .fill(email)
  await main(page).getByRole('button', { name: '認証コードを送る' }).click()
  const proof = page.getByRole('dialog', { name: 'ご本人の確認' })
  await expect(proof.locator('#proof-password')).toHaveCount(0)
  await proof.getByRole('button', { name: 'Googleで本人確認' }).click()
  await expect(page).toHaveURL(/\/_sandbox\/provider\//)
  await page.getByLabel('名前').fill(name)
  await page.getByRole('button', { name: 'この人でログインする' }).click()
  await expect(page).toHaveURL(/\/account\/email$/)
  await expect(main(page).getByRole('textbox', { name: /メールアドレス/ })).toHaveValue(email)
  await main(page).getByRole('button', { name: '認証コードを送る' }).click()
  await main(page)
    .getByRole('textbox', { name: /認証コード/ })
    .fill(await readMailedCode(page, email))
  await main(page).getByRole('button', { name: 'このアドレスを登録する' }).click()
  await expect(heading(page)).toHaveText('メールアドレスを、登録しました')
})

test('a member who does not have the password proves their identity with a mailed code, and continues (ours, R026, X21) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (4\d\d)/)
  const fan = await becomeMember(page)
  const before = await readMailedCode(page, fan.email)
  await page.goto('/account/leave')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '退会の手続きへ進む' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退会する', exact: true }).click()
  const proof = page.getByRole('dialog', { name: 'ご本人の確認' })
  await proof.getByRole('button', { name: '閉じる' }).click()
  await page.getByRole('button', { name: '退会の手続きへ進む' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退会する', exact: true }).click()
  await proof.getByRole('button', { name: 'メールで認証コードを受け取る' }).click()
  await proof.locator('#proof-code').fill(await readMailedCode(page, fan.email, before))
  await proof.getByRole('button', { name: 'コードを確かめる' }).click()
  await expect(page.getByRole('alertdialog', { name: '退会の手続きが終わりました' })).toBeVisible()
})
