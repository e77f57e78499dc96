import { becomeMember, startSessionAs, expect, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'
import { stubCall } from '../stubCall.ts'

test('a member opens all their own pages from /mypage: profile, follows and posts (R010, R014, R015, R030, R031, S003, S025, S069, W010, W043, W047, W048, W062, W063)', async ({
  page,
}) => {
  const fan = await becomeMember(page)
  const main = page.getByRole('main')
  const own = page.getByRole('navigation', { name: 'あなたのページ' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await page.goto('/home')
  // The banner links to its gacha (Q33). The member then follows the gacha's channel.
  await main.getByRole('link', { name: /夏至のパレード 全18種/ }).click()
  await expect(page).toHaveURL(/\/channel\/lemonade\/gacha$/)
  await page.goto('/channel/lemonade')
  const followed = page.waitForResponse((response) => response.url().endsWith('/v2/follow/ip/lemonade'))
  await page.getByRole('button', { name: 'レモネード星団をフォローする' }).click()
  await followed

  await page.goto('/mypage')
  await expect(heading(fan.nickName)).toBeVisible()
  await expect(main.getByText('1チャンネルをフォロー中')).toBeAttached()
  await expect(main.getByRole('link', { name: /^お知らせ(?!の)/ })).toBeVisible()
  await own.getByRole('link', { name: 'プロフィール' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(heading(fan.nickName)).toBeVisible()
  await expect(main.getByText('早瀬 小春')).toBeVisible()
  await expect(main.getByText('2004年2月29日')).toBeVisible()

  await own.getByRole('link', { name: 'フォロー中' }).click()
  await expect(page).toHaveURL(/\/profile\/follow$/)
  await expect(heading('フォロー中')).toBeVisible()
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await main.getByRole('button', { name: 'レモネード星団をフォロー中' }).click()
  await expect(main.getByRole('button', { name: 'レモネード星団をフォローする' })).toBeVisible()
  await ended
  await page.goto('/mypage/follow')
  await expect(main.getByText('フォロー中のチャンネルはまだありません')).toBeVisible()

  await own.getByRole('link', { name: '投稿' }).click()
  await expect(page).toHaveURL(/\/profile\/timeline$/)
  await expect(main.getByText('投稿はまだありません')).toBeVisible()

  // Opens the profile as other users see it, without the data that only the member may see (X19).
  await page.goto('/profile')
  await main.getByRole('link', { name: 'ほかのファンからの見え方' }).click()
  await expect(page).toHaveURL(/\/user\//)
  await expect(heading(fan.nickName)).toBeVisible()
  await waitUntilSettled(page)
  await expect(main.getByText('早瀬')).toBeHidden()
  await expect(main.getByText('2004年')).toBeHidden()
})

test('a member reads the list of their own posts, with images and counts (R015, W048, C087) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto('/profile/timeline')
  await expect(page.getByRole('heading', { level: 1, name: '投稿' })).toBeVisible()
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts.first()).toContainText('こはる')
  await posts.first().getByRole('link', { name: 'チャンネルを見る' }).click()
  await expect(page).toHaveURL(/\/channel\/\w+\?tab=posts$/)
})

test('a guest sees a member’s profile, is asked to log in for member features, and sends no member’s call (R030–R033, W062–W065, Q17, S068, S071) @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/mypage', '/mypage/follow']) {
    await page.goto(path)
    await page.getByRole('dialog', { name: 'ログインが必要です' }).getByRole('link', { name: 'ログインする' }).click()
    await expect(page).toHaveURL(new RegExp(`/login\\?callback=.*${encodeURIComponent(path)}$`))
  }
  expect(asked.filter((path) => /\/v2\/(profile|follow|coin|post|block|notice\/unread)/.test(path))).toEqual([])
  await page.goto('/profile/timeline')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fprofile%2Ftimeline$/)

  await page.goto('/user/official-todai')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('灯台放送局【公式】')
  await expect(page.getByRole('main').getByText('公式', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: '灯台放送局【公式】さんのメニュー' }).click()
  await expect(page.getByRole('menuitem', { name: '報告する' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'ブロックする' })).toBeHidden()
  await page.getByRole('menuitem', { name: '報告する' }).click()
  await expect(page.getByRole('dialog', { name: 'ログインが必要です' })).toBeVisible()

  await page.goto('/user/koharu/follow')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('こはるさんがフォロー中のチャンネル')
  await expect(page.getByRole('link', { name: '灯台放送局' })).toBeVisible()
})

test('the page of an unknown user shows a message in place, without a dialog (R032, R033, W064) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404|Failed to load/)
  await page.goto('/user/no-such-fan')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('この人のページは見つかりませんでした')
  await waitUntilSettled(page)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.goto('/user/no-such-fan/follow')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりませんでした')
})

test('a report keeps its text after a failure and a reload, and a second report of this member replaces the first (R032, S072, E024, Q63, C099–C101) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (409|500)|Failed to load/)
  await becomeMember(page)
  const open = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'みどり' })).toBeVisible()
    await page.getByRole('button', { name: 'みどりさんのメニュー' }).click()
    await page.getByRole('menuitem', { name: '報告する' }).click()
  }
  const dialog = page.getByRole('dialog', { name: '報告する' })
  const words = dialog.getByRole('textbox', { name: /くわしい内容/ })
  const report = await stubCall(page, '/v2/report')
  report.fail(500)
  await page.goto('/user/fan-midori')
  await open()
  await dialog.getByRole('button', { name: '報告を送る' }).click()
  await expect(dialog.getByText('理由が選ばれていません。')).toBeVisible()
  await dialog.getByRole('radio', { name: '宣伝・同じ内容のくり返し' }).check()
  await words.fill('同じ文が毎日届きます。')
  await dialog.getByRole('button', { name: '報告を送る' }).click()
  await expect(dialog.getByText('サーバーで問題が起きました。')).toBeVisible()
  await expect(words).toHaveValue('同じ文が毎日届きます。')
  await page.reload()
  await open()
  await expect(words).toHaveValue('同じ文が毎日届きます。')
  await dialog.getByRole('button', { name: '報告を送る' }).click()
  await page
    .getByRole('dialog', { name: '報告を受けつけました' })
    .getByRole('button', { name: /もどる/ })
    .click()

  await open()
  await expect(words).toHaveValue('')
  await dialog.getByRole('radio', { name: '嫌がらせ・悪口' }).check()
  await dialog.getByRole('button', { name: '報告を送る' }).click()
  await expect(dialog.getByText('前にも報告をいただいています。')).toBeVisible()
  const replaced = page.waitForResponse((response) => response.request().method() === 'PUT')
  await dialog.getByRole('button', { name: '前の報告と置きかえる' }).click()
  expect((await replaced).status()).toBe(200)
  await expect(page.getByRole('dialog', { name: '報告を受けつけました' })).toBeVisible()
})
