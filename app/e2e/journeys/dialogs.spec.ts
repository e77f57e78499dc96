import type { Locator, Page } from '@playwright/test'
import { agreeAndDraw, becomeMember, expect, newFan, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { stubCall } from '../stubCall.ts'

/** The main heading of the page, on which the tests open dialogs. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Runs in the page: whether the focus is inside the dialog. */
const containsFocus = (dialog: Element) => dialog.contains(document.activeElement)

interface ExpectedDialog {
  role: 'dialog' | 'alertdialog'
  name: string
  /** The description that a screen reader reads with the name. */
  description?: RegExp
  /** The dialog's accessibility tree. */
  tree: string
}

/**
 * Asserts that the dialog is open, named and described, that the focus stays inside, and that screen readers and
 * pointers cannot reach the page below.
 */
async function expectOpen(page: Page, { role, name, description, tree }: ExpectedDialog): Promise<Locator> {
  const dialog = page.getByRole(role, { name })
  await expect(dialog).toBeVisible()
  if (description) await expect(dialog).toHaveAccessibleDescription(description)
  await expect.poll(() => dialog.evaluate(containsFocus)).toBe(true)
  const stops = await dialog.locator('a[href], button:enabled, input:enabled, textarea:enabled').count()
  for (const key of ['Shift+Tab', ...Array.from({ length: stops + 2 }, () => 'Tab')]) {
    await page.keyboard.press(key)
    expect(await dialog.evaluate(containsFocus), `after ${key}`).toBe(true)
  }
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  const behind = await page.evaluate(() => document.querySelector('#root')?.contains(document.elementFromPoint(4, 4)))
  expect(behind, 'a pointer reaches what is behind').toBe(false)
  await expect(dialog).toMatchAriaSnapshot(tree)
  return dialog
}

/** Asserts that the dialog is closed, the focus is back, and the page is accessible again. */
async function expectClosed(page: Page, dialog: Locator, focused: Locator): Promise<void> {
  await expect(dialog).toBeHidden()
  await expect(focused).toBeFocused()
  await expect(page.getByRole('main')).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('auto')
}

const menuOf = ({ isMember = false } = {}) => `
  - dialog "メニュー":
    - heading "メニュー" [level=2]
    - button "閉じる"
    - navigation "メニュー":
      - list:
        - listitem:
          - link "運営会社"
        - listitem:
          - link "利用規約"
        - listitem:
          - link "お問い合わせ"
      - paragraph: アプリ
      - list:
        - listitem:
          - link "App Store"
      ${isMember ? '- list:\n        - listitem:\n          - link "ログアウト"' : ''}
`

test('the errors NotFound and Internal each open a dialog with their own text (E022, E027) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (404|500)/)
  await becomeMember(page)
  await page.goto('/channel/todai')
  const follow = page.getByRole('button', { name: '灯台放送局をフォローする' })
  const call = await stubCall(page, '/v2/follow/ip/todai')
  const faults = [
    {
      status: 500,
      code: 'Internal',
      name: 'うまくいきませんでした',
      cause: 'サーバーで問題が起きました。',
      remedy: 'しばらくしてからもう一度お試しください。続く場合は、お問い合わせからご連絡ください。',
    },
    {
      status: 404,
      code: 'NotFound',
      name: 'お探しのものが見つかりません',
      cause: '公開が終わったか、アドレスが変わった可能性があります。',
      remedy: '前の画面にもどって、選び直してください。',
    },
  ]
  for (const { status, code, name, cause, remedy } of faults) {
    call.fail(status, code)
    await follow.press('Enter')
    const dialog = await expectOpen(page, {
      role: 'alertdialog',
      name,
      description: new RegExp(cause),
      tree: `
        - alertdialog "${name}":
          - heading "${name}" [level=2]
          - term: 原因
          - definition: ${cause}
          - term: 対処
          - definition: ${remedy}
          - button "閉じる"
      `,
    })
    await page.keyboard.press('Escape')
    await expectClosed(page, dialog, follow)
  }
})

test('the dialogs for guests (log-in required, menu, commercial notice, sharing) open, hold the focus and close (W009, W013, W018, Q471) @long', async ({
  page,
}) => {
  await page.goto('/channel/todai')
  const follow = page.getByRole('button', { name: '灯台放送局をフォローする' })
  await follow.press('Enter')
  const wanted = await expectOpen(page, {
    role: 'dialog',
    name: 'ログインが必要です',
    tree: `
      - dialog "ログインが必要です":
        - heading "ログインが必要です" [level=2]
        - button "閉じる"
        - paragraph: 続けるには、ログインか会員登録をお願いします。ログインすると、このページにもどります。
        - link "ログインする":
          - /url: /\\/login\\?callback=.*channel%2Ftodai/
        - link "無料で会員登録":
          - /url: /\\/signup\\?callback=.*channel%2Ftodai/
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, wanted, follow)

  const button = page.getByRole('button', { name: 'メニュー' })
  await button.press('Enter')
  const menu = await expectOpen(page, { role: 'dialog', name: 'メニュー', tree: menuOf() })
  await page.keyboard.press('Escape')
  await expectClosed(page, menu, button)

  const link = page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法の表記' })
  await link.press('Enter')
  const notice = await expectOpen(page, {
    role: 'dialog',
    name: '特定商取引法の表記',
    tree: `
      - dialog "特定商取引法の表記":
        - heading "特定商取引法の表記" [level=2]
        - button "閉じる"
        - heading "販売事業者" [level=3]
        - heading "販売価格" [level=3]
        - heading "返品・取り消し" [level=3]
    `,
  })
  await notice.getByRole('button', { name: '閉じる' }).press('Enter')
  await expectClosed(page, notice, link)

  const share = page.getByRole('link', { name: '灯台放送局をシェアする' })
  await share.press('Enter')
  const sharing = await expectOpen(page, {
    role: 'dialog',
    name: 'シェアする',
    description: /灯台放送局/,
    tree: `
      - dialog "シェアする":
        - heading "シェアする" [level=2]
        - button "閉じる"
        - paragraph: /灯台放送局/
        - textbox "リンク"
        - button "リンクをコピー"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, sharing, share)
})

test('the dialogs for members (menu, shop, block, report) open, hold the focus and close (W008, W156, S071, S072) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/user/fan-midori')
  await expect(heading(page)).toContainText('みどり')
  const coins = page.getByRole('button', { name: /ショップを開く/ })
  await coins.press('Enter')
  const shop = await expectOpen(page, {
    role: 'dialog',
    name: 'コインショップ',
    tree: `
      - dialog "コインショップ":
        - heading "コインショップ" [level=2]
        - button "閉じる"
        - paragraph: 所持コイン
        - text: 300コイン
        - list:
          - listitem: 有償 0 コイン
          - listitem: 無償 300 コイン
        - list:
          - listitem
        - list:
          - listitem
        - list:
          - listitem:
            - link "コインについて"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, shop, coins)

  const button = page.getByRole('banner').getByRole('button', { name: 'メニュー', exact: true })
  await button.press('Enter')
  const menu = await expectOpen(page, { role: 'dialog', name: 'メニュー', tree: menuOf({ isMember: true }) })
  await page.keyboard.press('Escape')
  await expectClosed(page, menu, button)

  const more = page.getByRole('button', { name: 'みどりさんのメニュー' })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'ブロックする' }).press('Enter')
  const block = await expectOpen(page, {
    role: 'alertdialog',
    name: 'みどりさんをブロックしますか',
    description: /相手には知らされません/,
    tree: `
      - alertdialog "みどりさんをブロックしますか":
        - heading "みどりさんをブロックしますか" [level=2]
        - paragraph: おたがいの投稿とプロフィールが表示されなくなります。相手には知らされません。あとから、いつでも解除できます。
        - button "ブロックしない"
        - button "ブロックする"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, block, more)

  await more.press('Enter')
  await page.getByRole('menuitem', { name: '報告する' }).press('Enter')
  await expect(page.getByRole('radio').first()).toBeVisible()
  const report = await expectOpen(page, {
    role: 'dialog',
    name: '報告する',
    description: /運営に知らせます/,
    tree: `
      - dialog "報告する":
        - heading "報告する" [level=2]
        - button "閉じる"
        - paragraph: みどりさんについて、気になったことを運営に知らせます。相手には知らされません。
        - form "報告":
          - radiogroup "理由 必須":
            - radio "嫌がらせ・悪口"
            - radio "その他(内容をお書きください)"
          - textbox "くわしい内容 任意"
          - button "報告を送る"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, report, more)
})

test('the dialog of the coin history opens with its tabs, holds the focus and closes (W157, S111, S117, Q12) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/mypage')
  const link = page.getByRole('link', { name: 'コイン履歴' })
  await link.press('Enter')
  const name = '購入履歴'
  await expect(page.getByRole('dialog', { name }).getByText('登録ありがとう特典')).toBeVisible()
  const history = await expectOpen(page, {
    role: 'dialog',
    name,
    tree: `
      - dialog "購入履歴":
        - heading "購入履歴" [level=2]
        - button "閉じる"
        - paragraph: 今月の購入
        - paragraph:
          - text: 上限300,000円まで、あと
          - strong: 300,000円
        - paragraph: /から、新しく数えます。/
        - paragraph: /登録年齢/
        - tablist "見かた":
          - tab "履歴" [selected]
          - tab "内訳"
          - tab "購入上限"
        - tabpanel "履歴":
          - list:
            - listitem:
              - heading /年/ [level=3]
            - listitem:
              - paragraph: 登録ありがとう特典
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, history, link)
})

test('the dialogs of the gacha (terms, not enough coins) open, hold the focus and close (C079, W149) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/channel/lemonade/gacha')
  const once = page.getByRole('button', { name: /^1回引く/ })
  await once.press('Enter')
  const terms = await expectOpen(page, {
    role: 'dialog',
    name: 'ガチャの規約をお読みください',
    tree: `
      - dialog "ガチャの規約をお読みください":
        - heading "ガチャの規約をお読みください" [level=2]
        - button "閉じる"
        - paragraph: /はじめて引く前に、一度だけお願いしています。/
        - paragraph: /ガチャご利用規約 第1条/
        - checkbox "規約に同意する"
        - button "引かずに閉じる"
        - button "同意して次へ" [disabled]
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, terms, once)
  await once.press('Enter')
  await agreeAndDraw(page)
  await expect(page).toHaveURL(/gacha\/result/)
  await page.goto('/channel/lemonade/gacha')
  const ten = page.getByRole('button', { name: /^1[01]回引く/ })
  await ten.press('Enter')
  const few = await expectOpen(page, {
    role: 'alertdialog',
    name: 'コインが足りません',
    description: /コインは減っていません/,
    tree: `
      - alertdialog "コインが足りません":
        - heading "コインが足りません" [level=2]
        - paragraph: /が必要です。コインは減っていません。/
        - paragraph: /足りない分/
        - button "引かずに閉じる"
        - button "コインショップを開く"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, few, ten)
})

test('the dialog about an unfinished registration opens, holds the focus and closes (W014, S029) @long', async ({
  page,
}) => {
  await becomeMember(page, newFan(), { hasProfile: false })
  await page.goto('/channel')
  const told = {
    role: 'alertdialog',
    name: '登録途中の内容があります',
    description: /続きから登録できます/,
    tree: `
      - alertdialog "登録途中の内容があります":
        - heading "登録途中の内容があります" [level=2]
        - paragraph: プロフィールの入力がまだ終わっていません。続きから登録できます。
        - button "登録をやめてログアウトする"
        - button "続きから登録する"
    `,
  } as const
  const dialog = await expectOpen(page, told)
  await dialog.getByRole('button', { name: '続きから登録する' }).press('Enter')
  await expect(page).toHaveURL(/\/profile\/edit/)
  await expectClosed(page, dialog, heading(page))
})

test('the dialogs for leaving (log-out, confirmation, closing message) open, hold the focus and close (W034, W058) @long', async ({
  page,
}) => {
  await becomeMember(page, newFan(), { isProven: true })
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'ログアウト' }).press('Enter')
  const logout = await expectOpen(page, {
    role: 'alertdialog',
    name: 'ログアウトしますか',
    description: /コインとコレクションは/,
    tree: `
      - alertdialog "ログアウトしますか":
        - heading "ログアウトしますか" [level=2]
        - paragraph: コインとコレクションは、次にログインしたときもそのままお使いいただけます。
        - button "ログインしたままにする"
        - button "ログアウトする"
    `,
  })
  await logout.getByRole('button', { name: 'ログインしたままにする' }).press('Enter')
  await expectClosed(page, logout, heading(page))

  await page.goto('/account/leave')
  await page.getByRole('checkbox').press('Space')
  const go = page.getByRole('button', { name: '退会の手続きへ進む' })
  await go.press('Enter')
  const question = await expectOpen(page, {
    role: 'alertdialog',
    name: 'ほんとうに退会しますか',
    description: /あとから取り消すことはできません/,
    tree: `
      - alertdialog "ほんとうに退会しますか":
        - heading "ほんとうに退会しますか" [level=2]
        - paragraph: コインとコレクションは、退会するとすぐに失われます。あとから取り消すことはできません。
        - button "退会しない"
        - button "退会する"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, question, go)
  await go.press('Enter')
  await question.getByRole('button', { name: '退会する', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/top/)
  const left = await expectOpen(page, {
    role: 'alertdialog',
    name: '退会の手続きが終わりました',
    description: /ありがとう/,
    tree: `
      - alertdialog "退会の手続きが終わりました":
        - heading "退会の手続きが終わりました" [level=2]
        - paragraph: /表紙とチャンネルをご覧いただけます。/
        - button "閉じる"
    `,
  })
  await page.keyboard.press('Escape')
  await expectClosed(page, left, heading(page))
})

test('the dialog of a maintenance notice opens, holds the focus and closes (W015, W016) @long', async ({ page }) => {
  await openScenario(page, 'an announced maintenance')
  await page.goto('/channel')
  const part = await expectOpen(page, {
    role: 'alertdialog',
    name: '一部の機能がメンテナンス中です',
    description: /データベースの作業を行います。/,
    tree: `
      - alertdialog "一部の機能がメンテナンス中です":
        - heading "一部の機能がメンテナンス中です" [level=2]
        - list:
          - listitem:
            - paragraph: 星詠み通信、ガチャ
            - paragraph: データベースの作業を行います。
            - paragraph: /\\d+:\\d+〜/
        - paragraph: コインとコレクションは、そのままお預かりしています。
        - button "閉じてほかのページを見る"
    `,
  })
  await part.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expectClosed(page, part, heading(page))
})

test('the dialog about a suspended account opens, holds the focus and closes (S037, E007) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40[13]/)
  await openScenario(page, 'a suspended member')
  await page.goto('/home')
  const dialog = await expectOpen(page, {
    role: 'alertdialog',
    name: 'このアカウントは利用停止中です',
    description: /お問い合わせ/,
    tree: `
      - alertdialog "このアカウントは利用停止中です":
        - heading "このアカウントは利用停止中です" [level=2]
        - term: 原因
        - definition: 利用規約に基づき、ご利用を止めています。
        - term: 対処
        - definition: 心当たりがない場合は、お問い合わせからご連絡ください。
        - button "ログアウトする"
    `,
  })
  await dialog.getByRole('button', { name: 'ログアウトする' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await expectClosed(page, dialog, heading(page))
})
