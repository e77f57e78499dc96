import type { Page } from '@playwright/test'
import { coinBalanceOf } from '../sandbox.ts'
import { becomeMember, expect, newFan, test } from '../journey.ts'
import { stubCall } from '../stubCall.ts'

const opening = 300
const price = 30
/** A story with one episode, for 30 coins or free after waiting. The first reading gives five coins. */
const farewell = '/channel/benio/story/benio-farewell'
const reward = 5

const episode = (page: Page) => page.getByRole('listitem').filter({ hasText: '送り火の約束' })
const buy = (page: Page) => episode(page).getByRole('button', { name: '購入して読む 30コイン' })
const lastStep = (page: Page) => page.getByRole('dialog', { name: 'この話を購入しますか' })
const player = (episodeId: string, names: string[]) =>
  new RegExp(
    `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/[^/]+/${[episodeId, ...names.map(encodeURIComponent)].join('/')}$`,
  )

/** Answers the tips and the question for names, which open before a first story. */
async function answerFirst(page: Page, lastName = '星野', firstName = 'ひかり') {
  const tips = page.getByRole('dialog', { name: '読む前に' })
  await tips.getByRole('button', { name: '読みはじめる' }).click()
  const names = page.getByRole('dialog', { name: '物語でのお名前' })
  await names.getByRole('textbox', { name: /^姓/ }).fill(lastName)
  await names.getByRole('textbox', { name: /^名/ }).fill(firstName)
  await names.getByRole('button', { name: 'このお名前で読む' }).click()
}

test.describe('the pages of a story', () => {
  test('lead a guest through a free episode: from the channel, after tips and names, to the player (R050, R051, R052, W083, W084, W151, Q65) @long', async ({
    page,
  }) => {
    await page.goto('/channel/benio')
    await page.getByRole('link', { name: 'すべてのストーリーを見る' }).click()
    await expect(page).toHaveURL(/\/channel\/benio\/story$/)
    await page.getByRole('link', { name: '灯籠職人の娘' }).click()
    await expect(page).toHaveURL(/\/channel\/benio\/story\/benio-first-nights$/)
    await page.getByRole('link', { name: 'はじめから読む' }).click()
    const names = page.getByRole('dialog', { name: '物語でのお名前' })
    await page.getByRole('dialog', { name: '読む前に' }).getByRole('button', { name: '読みはじめる' }).click()
    await names.getByRole('button', { name: 'このお名前で読む' }).click()
    await expect(names.getByText('姓を入力してください。')).toBeVisible()
    await expect(page).toHaveURL(/by=read/)
    await names.getByRole('textbox', { name: /^姓/ }).fill('　ﾎｼﾉ')
    await names.getByRole('textbox', { name: /^名/ }).fill('../ひ')
    await names.getByRole('button', { name: 'このお名前で読む' }).click()
    await expect(page).toHaveURL(
      `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1/${encodeURIComponent('ホシノ')}/${encodeURIComponent('../ひ')}`,
    )
    // Goes back to the story's page, which must not open a dialog again.
    await page.goBack()
    await expect(page).toHaveURL(/\/benio-first-nights$/)
    await expect(page.getByText('ホシノ ../ひ')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('preload the player, so that opening an episode waits for no file (R052, R062, W094) @long', async ({
    page,
  }) => {
    const isPlayer = (url: string) => /\/assets\/StoryPlayer(Route|Page)-/.test(url)
    const player = (name: string) => page.waitForResponse((response) => response.url().includes(`/assets/${name}-`))
    await Promise.all([
      player('StoryPlayerRoute'),
      player('StoryPlayerPage'),
      page.goto('/channel/benio/story/benio-first-nights'),
    ])
    const asked: string[] = []
    page.on('request', (request) => isPlayer(request.url()) && asked.push(request.url()))
    await page.getByRole('link', { name: 'はじめから読む' }).click()
    await answerFirst(page)
    await expect(page.getByRole('region', { name: 'せりふ' })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('send a guest who wants to buy an episode to the log-in, and back to this dialog (W138, S068, C105) @long', async ({
    page,
  }) => {
    const fan = newFan()
    await becomeMember(page, fan)
    await page.context().clearCookies()
    await page.goto(farewell)
    await buy(page).click()
    await page.getByRole('dialog', { name: 'ログインが必要です' }).getByRole('link', { name: 'ログインする' }).click()
    await page.getByRole('link', { name: /メールアドレスでログイン/ }).click()
    await page.getByLabel('メールアドレス').fill(fan.email)
    await page.getByLabel('パスワード').first().fill(fan.password)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page).toHaveURL(/benio-farewell\?by=coins&episode=benio-7$/)
    await answerFirst(page)
    await expect(lastStep(page)).toBeVisible()
    await lastStep(page).getByRole('button', { name: '購入せずに閉じる' }).click()
    await expect(page).toHaveURL(/benio-farewell$/)
    expect(await coinBalanceOf(page)).toBe(opening)
  })

  test('sell an episode once despite many presses, and grant its reward once (R052, W138, S045, C105, C108)', async ({
    page,
  }) => {
    await becomeMember(page)
    const view = await stubCall(page, '/view/benio-7')
    await page.goto(farewell)
    await buy(page).click()
    await answerFirst(page)
    for (const words of ['送り火の章', '30コイン', '計 300コイン', '計 270コイン', '取り消せません'])
      await expect(lastStep(page)).toContainText(words)
    const box = (await lastStep(page)
      .getByRole('button', { name: /^購入して読む/ })
      .boundingBox())!
    for (let press = 0; press < 5; press += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page).toHaveURL(player('benio-7', ['星野', 'ひかり']))
    expect(view.takeCount()).toBe(1)
    expect(await coinBalanceOf(page)).toBe(opening - price + reward)
    await page.goto(farewell)
    await expect(episode(page).getByText('購入済み')).toBeVisible()
    await expect(buy(page)).toHaveCount(0)
    await expect(page.getByText('星野 ひかり')).toBeVisible()
  })

  test('open an episode by the free charge without coins, and do not mark this episode as bought (W138, S045, Q50) @long', async ({
    page,
  }) => {
    await becomeMember(page)
    await page.goto(farewell)
    await episode(page).getByRole('button', { name: 'チャージで読む（0コイン）' }).click()
    await answerFirst(page)
    const question = page.getByRole('alertdialog', { name: 'チャージで読みますか' })
    await expect(question).toContainText('コインは減りません')
    await question.getByRole('button', { name: 'チャージで読む' }).click()
    await expect(page).toHaveURL(player('benio-7', ['星野', 'ひかり']))
    expect(await coinBalanceOf(page)).toBe(opening + reward)
    await page.goto(farewell)
    await expect(episode(page).getByText('チャージで開いた話')).toBeVisible()
    await expect(episode(page).getByText('購入済み')).toHaveCount(0)
  })

  test('check a purchase whose answer was lost: the episode opens, and is paid once (W138, X13, Q112) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load|net::ERR/)
    await becomeMember(page)
    let isLost = true
    await page.route('**/view/benio-7?*', async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.continue()
      isLost = false
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(farewell)
    await buy(page).click()
    await answerFirst(page)
    await lastStep(page)
      .getByRole('button', { name: /^購入して読む/ })
      .click()
    await expect(page).toHaveURL(player('benio-7', ['星野', 'ひかり']))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await coinBalanceOf(page)).toBe(opening - price + reward)
  })

  test('lead a member with too few coins to the coin shop, and back to the dialog of the episode (W138, R086) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 400/)
    await becomeMember(page)
    const view = await stubCall(page, '/view/benio-7')
    view.fail(400, 'NotEnoughCoin')
    await page.goto(farewell)
    await buy(page).click()
    await answerFirst(page)
    await lastStep(page)
      .getByRole('button', { name: /^購入して読む/ })
      .click()
    const missing = page.getByRole('alertdialog', { name: 'コインが足りません' })
    await expect(missing).toContainText('第七話を購入するには30コインが必要です。コインは減っていません。')
    await missing.getByRole('button', { name: 'コインショップを開く' }).click()
    await expect(page).toHaveURL(/by=coins&episode=benio-7#shop$/)
    await page.goBack()
    await expect(missing.or(lastStep(page))).toBeVisible()
    await expect(page).toHaveURL(/by=coins&episode=benio-7$/)
  })

  test('let the user change the reader’s names later, and keep a rejected name in its field (W084, C106, C108, E051) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 400/)
    await becomeMember(page)
    const register = await stubCall(page, '/v2/story/ip/benio')
    await page.goto(farewell)
    await page.getByRole('link', { name: 'お名前を決める' }).click()
    const names = page.getByRole('dialog', { name: '物語でのお名前' })
    await names.getByRole('textbox', { name: /^姓/ }).fill('星野')
    await names.getByRole('textbox', { name: /^名/ }).fill('あかり')
    await page.reload()
    await expect(names.getByRole('textbox', { name: /^姓/ })).toHaveValue('星野')
    register.fail(400, 'InvalidModeration')
    await names.getByRole('button', { name: 'このお名前にする' }).click()
    await expect(names.getByText(/使えない言葉が含まれています/)).toBeVisible()
    await expect(names.getByRole('textbox', { name: /^名/ })).toHaveValue('あかり')
    // Changes the input, because an equal press a moment later would count as the same tap (isSending.ts).
    await names.getByRole('textbox', { name: /^名/ }).fill('ほのか')
    await names.getByRole('button', { name: 'このお名前にする' }).click()
    await expect(names).toHaveCount(0)
    await expect(page.getByText('星野 ほのか')).toBeVisible()
  })

  test('show different messages for an unknown story and an unknown channel (R051, R052) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 404/)
    await page.goto('/channel/benio/story/no-such-story')
    await expect(page.getByText('ストーリーが見つかりません')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('link', { name: 'ほかのストーリーを見る' }).click()
    await expect(page).toHaveURL(/\/channel\/benio\/story$/)
  })
})
