import type { Page } from '@playwright/test'
import { becomeMember, expect, mailedCode, newFan, test } from '../journey.ts'
import { settled } from '../settled.ts'

/**
 * Runs in the page: what is wrong with what has the focus: no ring of 2 px, out of view, or under something else (WCAG
 * 2.4.7, 2.4.11).
 */
function unseen(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return 'nothing has the focus'
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `no ring: ${element.outerHTML.slice(0, 120)}`
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + Math.min(width / 2, 40), top + height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of view: ${element.outerHTML.slice(0, 120)}`
  const above = document.elementFromPoint(x, y)
  const isCovered =
    !above || !(element.contains(above) || above.contains(element) || above.closest('label')?.control === element)
  return isCovered ? `covered: ${element.outerHTML.slice(0, 120)} by ${above?.outerHTML.slice(0, 120)}` : undefined
}

/** Runs in the page. */
function focusedName(): string {
  const element = document.activeElement
  const labelled = element?.getAttribute('aria-labelledby')
  const text = labelled ? document.getElementById(labelled)?.textContent : undefined
  const own =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : element?.textContent
  return `${element?.getAttribute('aria-label') ?? ''} ${text ?? ''} ${own ?? ''}`
}

/**
 * Tabs until the focus is on what has this name; fails when it comes round without, or when it cannot be seen on the
 * way.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(unseen), `on the way to ${name}`).toBeUndefined()
    if (name.test(await page.evaluate(focusedName))) return
  }
  throw new Error(`The focus never came to ${name}`)
}

/** Hands for a page: nothing here touches a mouse. */
const handsOf = (page: Page) => ({
  type: async (field: RegExp, text: string) => {
    await tabTo(page, field)
    await page.keyboard.insertText(text)
  },
  press: async (control: RegExp, key = 'Enter') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  },
})

/**
 * The address changes at the click; the page is there when its heading has the focus, from where a keyboard goes on.
 */
async function arriveAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('the whole way without a mouse: from the cover to a drawn gacha', async ({ page }) => {
  const fan = newFan()
  const { type, press } = handsOf(page)
  await page.goto('/top')
  // Its links are there before the app is: pressed then, they open a new document, which begins at its start.
  await settled(page)
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
  await press(/同意して次へ/)
  await expect(page.getByRole('dialog', { name: 'この内容で引きますか' })).toBeVisible()
  await press(/^\s*1回引く/)
  await expect(page).toHaveURL(/gacha\/result/)
  await expect(page.getByText(/のこり/).first()).toBeVisible()
})

test('log-in without a mouse: a mistake is read first, then mended (R002, WCAG 2.1.1, 2.4.7)', async ({
  page,
  context,
}) => {
  const fan = await becomeMember(page)
  await context.clearCookies()
  const { type, press } = handsOf(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(/メールアドレス/)
  await arriveAt(page, /\/login\/mail/)
  await type(/メールアドレス/, 'fan-at-example.jp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  // The summary has the focus; its first link leads to the field.
  await press(/メールアドレス/)
  await expect(page.locator('#login-email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(fan.email)
  await type(/パスワード/, fan.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
})

test('an address without a mouse (R067–R070, WCAG 2.1.1, 2.4.7)', async ({ page }) => {
  await becomeMember(page)
  const { type, press } = handsOf(page)
  await page.goto('/address')
  await expect(page.getByRole('link', { name: /お届け先を(登録|入力)する/ })).toBeVisible()
  await press(/お届け先を(登録|入力)する/)
  await arriveAt(page, /\/address\/edit/)
  await type(/^\s*姓/, '早瀬')
  await type(/^\s*名/, '小春')
  await type(/姓のフリガナ/, 'ハヤセ')
  await type(/名のフリガナ/, 'コハル')
  await type(/郵便番号/, '231-0023')
  await tabTo(page, /都道府県/)
  for (let row = 0; row < 14; row += 1) await page.keyboard.press('ArrowDown')
  await type(/市区町村/, '横浜市中区')
  await type(/番地/, '山下町1-2')
  await type(/電話番号/, '045-123-4567')
  await page.keyboard.press('Enter')
  await arriveAt(page, /\/address\/confirm/)
  await expect(page.getByText('神奈川県')).toBeVisible()
  await press(/このお届け先を保存する/)
  await arriveAt(page, /\/address\/finish/)
})
