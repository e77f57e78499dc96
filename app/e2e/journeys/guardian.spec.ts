import type { Page } from '@playwright/test'
import { expect, proveIdentityByPassword, test } from '../journey.ts'
import { callHost, coinBalance, giveSession, mailsTo, setUpState, uniqueId } from '../sandbox.ts'

const wait = { timeout: 20_000 }

/** A member with 300 coins, and a gacha that can be drawn for 30. */
async function memberWithGacha(page: Page, member: object = {}) {
  const id = uniqueId()
  const email = `${id}@example.com`
  const person = { accountId: `acc-${id}`, email, uniqueName: `u${id}`, freeCoin: 300, paidCoin: 0, ...member }
  const tokens = await setUpState('a member', person)
  await setUpState('a channel', { ipId: `ip-${id}` })
  await setUpState('a gacha that can be drawn', { ipId: `ip-${id}`, gachaId: `gacha-${id}`, detail: 'minimal' })
  await giveSession(page.context(), tokens)
  return { id, email, token: tokens.accessToken, gacha: `/channel/ip-${id}/gacha?gachaId=gacha-${id}` }
}

const settings = (page: Page, name: string) => page.getByRole('region', { name })
const gate = (page: Page) => page.getByRole('dialog', { name: '暗証番号を入力してください' })
const lastStep = (page: Page) => page.getByRole('dialog', { name: 'この内容で引きますか' })

async function setPin(page: Page, pin: string): Promise<void> {
  await page.goto('/mypage/spending')
  await page.getByRole('button', { name: '暗証番号を付ける' }).click()
  await page.getByLabel(/^新しい暗証番号(?!（)/).fill(pin)
  await page.getByLabel(/^新しい暗証番号（/).fill(pin)
  await page.getByRole('button', { name: 'この番号にする' }).click()
  await expect(page.getByText('暗証番号を付けました。')).toBeVisible(wait)
}

async function enterPin(page: Page, pin: string): Promise<void> {
  await gate(page).getByLabel('暗証番号', { exact: true }).fill(pin)
  await gate(page).getByRole('button', { name: '確認へ進む' }).click()
}

const pressDraw = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^1回引く/ })
    .first()
    .click()

test('a member who has set a PIN can draw only after entering it; wrong PINs lock the entry, even after a reload (Q526)', async ({
  page,
}) => {
  const { token, gacha } = await memberWithGacha(page)
  await setPin(page, '4826')
  await page.goto(gacha)
  await pressDraw(page)
  for (const left of [4, 3, 2, 1]) {
    await enterPin(page, `000${left}`)
    await expect(gate(page).getByText(`番号がちがいます。あと${left}回ちがうと`)).toBeVisible(wait)
  }
  expect(await coinBalance(token)).toBe(300)
  await enterPin(page, '4826')
  await lastStep(page)
    .getByRole('button', { name: /^1回引く/ })
    .click()
  await expect.poll(() => coinBalance(token), wait).toBe(270)
  await page.goto(gacha)
  await pressDraw(page)
  for (let tries = 1; tries <= 5; tries += 1) {
    await enterPin(page, `111${tries}`)
    await expect(
      gate(page)
        .getByText(/^番号がちがいます/)
        .or(page.getByText(/まで入力できません。$/)),
    ).toBeVisible(wait)
  }
  const locked = page.getByRole('dialog', { name: 'しばらく入力できません' })
  await expect(locked).toBeVisible(wait)
  await page.reload()
  await pressDraw(page)
  await expect(locked.getByRole('link', { name: '番号を忘れたとき' })).toBeVisible()
  expect(await coinBalance(token)).toBe(270)
})

test('a device on which the member has blocked purchases opens no last step until the member allows them again (Q526) @long', async ({
  page,
}) => {
  const { gacha } = await memberWithGacha(page)
  await page.goto('/mypage/spending')
  await page.getByRole('button', { name: 'この端末では購入しない' }).click()
  await page.goto(gacha)
  await pressDraw(page)
  const held = page.getByRole('dialog', { name: 'この端末では購入しない設定です' })
  await held.getByRole('link', { name: '買い物の設定を見る' }).click()
  await page.getByRole('button', { name: '購入できるようにする' }).click()
  await page.goto(gacha)
  await pressDraw(page)
  await expect(lastStep(page)).toBeVisible()
})

test('a break from purchases applies on every device of the member, and can only be lengthened (Q526) @long', async ({
  page,
  browser,
}) => {
  const { token, gacha } = await memberWithGacha(page)
  await page.goto('/mypage/spending')
  await settings(page, 'お休み').getByLabel('1週間').check()
  await page.getByRole('button', { name: 'お休みをはじめる' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'お休みする' }).click()
  await expect(settings(page, 'お休み')).toContainText('お休み中です。')
  await expect(settings(page, 'お休み')).toContainText('どの端末でも、同じ期間お休みになります。')
  await expect(page.getByRole('button', { name: 'お休みをのばす' })).toBeVisible()
  await page.goto(gacha)
  await pressDraw(page)
  await expect(page.getByRole('dialog', { name: '買い物をお休みしています' })).toContainText('に終わります。')
  const other = await browser.newContext()
  try {
    await other.addCookies(await page.context().cookies())
    const elsewhere = await other.newPage()
    await elsewhere.goto(gacha)
    await pressDraw(elsewhere)
    await lastStep(elsewhere)
      .getByRole('button', { name: /^1回引く/ })
      .click()
    await expect(elsewhere.getByRole('alertdialog', { name: '買い物をお休みしています' })).toContainText(
      'お支払いは行われていません。',
    )
    expect(await coinBalance(token)).toBe(300)
  } finally {
    await other.close()
  }
})

test('a member removes a forgotten PIN with the password of the account, and is informed by mail (Q530) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const { email, gacha } = await memberWithGacha(page)
  await setPin(page, '20482048')
  await page.goto(gacha)
  await pressDraw(page)
  await gate(page).getByRole('link', { name: '番号を忘れたとき' }).click()
  await page.getByRole('button', { name: '番号を忘れたとき' }).click()
  await proveIdentityByPassword(page, 'Tsudoi-2026')
  await expect(page.getByText('登録しているメールアドレスにもお知らせしました。')).toBeVisible(wait)
  const { answer } = await callHost<{ mails: { recipient: string; subject: string }[] }>('user', '/_sandbox/mailbox')
  expect(answer.mails.filter((mail) => mail.recipient === email).map(({ subject }) => subject)).toContain(
    '【集い】買い物の暗証番号をなくしました',
  )
  await page.goto(gacha)
  await pressDraw(page)
  await expect(lastStep(page)).toBeVisible()
})

test('a payment in yen is reported by a mail, and the last step shows the member’s own limit (Q528, Q529) @long', async ({
  page,
}) => {
  const { id, email } = await memberWithGacha(page)
  await setUpState('a credit card', { accountId: `acc-${id}`, creditCardId: `card-${id}` })
  await setUpState('a coin pack on sale', { shopCoinId: `pack-${id}`, webPrice: 1_000 })
  await page.goto('/mypage/spending')
  await page.getByRole('textbox', { name: /目安の金額/ }).fill('5000')
  await page.getByRole('button', { name: 'この金額を目安にする' }).click()
  await page.goto(`/purchase/pack-${id}`)
  await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  const last = page.getByRole('dialog', { name: 'この内容で購入しますか' })
  await expect(last).toContainText('今月 0円 / 上限 5,000円')
  await last.getByRole('button', { name: '1,000円で購入' }).click()
  await expect.poll(async () => (await mailsTo(email)).length, wait).toBeGreaterThan(0)
  await page.goto(`/purchase/pack-${id}`)
  await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  await expect(last).toContainText('今月 1,000円 / 上限 5,000円')
})

test('a member below 18 sees why cards are not registered, and can delete a registered one (Q527)', async ({
  page,
}) => {
  const { id } = await memberWithGacha(page)
  await setUpState('a credit card', { accountId: `acc-${id}`, creditCardId: `card-${id}` })
  await setUpState('a birthday of 17 years ago', { accountId: `acc-${id}` })
  await setUpState('a coin pack on sale', { shopCoinId: `pack-${id}`, webPrice: 1_000 })
  await page.goto(`/purchase/pack-${id}`)
  await expect(page.getByRole('radio', { name: 'PayPay' })).toBeVisible()
  await expect(page.getByText(/末尾4242/)).toBeHidden()
  await page.goto('/purchase/card/edit')
  await expect(page.getByText(/^18歳未満の方は、カードを登録したり/)).toBeVisible()
  await page.getByRole('link', { name: 'カードの一覧へもどる' }).click()
  await expect(page.getByRole('link', { name: 'カードを登録する' })).toBeHidden()
  await page.getByRole('button', { name: /末尾4242を削除する$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('登録したカードはありません')).toBeVisible()
})
