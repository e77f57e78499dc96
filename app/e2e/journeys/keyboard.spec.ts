import type { Page } from '@playwright/test'
import { expect, mailedCode, newFan, test } from '../journey.ts'

/** Tabs until the focus is on what has this name; fails when it comes round without. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labelled = element?.getAttribute('aria-labelledby')
      const text = labelled ? document.getElementById(labelled)?.textContent : undefined
      const own = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
      return `${element?.getAttribute('aria-label') ?? ''} ${text ?? ''} ${own ?? ''}`
    })
    if (name.test(focused)) return
  }
  throw new Error(`The focus never came to ${name}`)
}

/** The address changes at the click; the page is there when its heading has the focus, from where a keyboard goes on. */
async function arriveAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('the whole way without a mouse: from the cover to a drawn gacha', async ({ page }) => {
  test.slow()
  const fan = newFan()
  const type = async (field: RegExp, text: string) => {
    await tabTo(page, field)
    await page.keyboard.insertText(text)
  }
  const press = async (control: RegExp, key = 'Enter') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  await page.goto('/top')
  await press(/無料で会員登録|^\s*会員登録/)
  await arriveAt(page, /\/signup\/terms/)
  await press(/に同意する/, 'Space')
  await press(/同意して次へ進む/)
  await arriveAt(page, /\/signup\/create/)
  await type(/メールアドレス/, fan.email)
  await type(/パスワード/, fan.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=code/)
  const code = await mailedCode(page, fan.email)
  await expect(page.getByRole('textbox', { name: /認証コード/ })).toBeVisible()
  await type(/認証コード/, code)
  await page.keyboard.press('Enter')
  await arriveAt(page, /\/profile\/edit/)
  await type(/ニックネーム/, fan.nickName)
  await type(/ユーザーID/, fan.uniqueName)
  await type(/^\s*姓/, '早瀬')
  await type(/^\s*名/, '小春')
  await type(/年/, '2004')
  await type(/月/, '2')
  await type(/日/, '29')
  await page.keyboard.press('Enter')
  await arriveAt(page, /\/profile\/confirm/)
  await press(/この内容で登録する/)
  await arriveAt(page, /\/profile\/finish/)
  await press(/フォローするチャンネルをえらぶ/)
  await arriveAt(page, /\/signup\/follow/)
  const follow = page.getByRole('button', { name: /灯台放送局をフォロー/ })
  await expect(follow).toBeVisible()
  await press(/灯台放送局をフォローする/, 'Space')
  await expect(follow).toHaveAccessibleName('灯台放送局をフォロー中')
  await press(/ホームへ進む/)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/channel/shinyou/gacha')
  await expect(page.getByRole('button', { name: /1回引く/ })).toBeVisible()
  await press(/1回引く/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(/^\s*規約に同意する/, 'Space')
  await press(/同意して1回引く/)
  await expect(page).toHaveURL(/gacha\/result/)
  await expect(page.getByText(/のこり/).first()).toBeVisible()
})
