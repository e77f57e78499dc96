import type { Page } from '@playwright/test'
import { startSessionAs, expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

const song = '/vote/ranking/todai-last-song'
const stars = '/vote/ranking/vote-hoshiyomi-1'
const coop = '/vote/coop/coop-hoshiyomi-1'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sheet = (page: Page) => page.getByRole('dialog')

/** Records the votes that are sent from now on. */
function votesOf(page: Page) {
  const sent: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.endsWith('/vote'))
      sent.push({ path: pathname.split('/campaign/')[1] ?? '', body: request.postDataJSON() as unknown })
  })
  return sent
}

/** Goes through the sheet to its last step. */
async function toLastStep(page: Page, target: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: `${target}に投票する` }).click()
  await sheet(page)
    .getByRole('spinbutton', { name: /^使うポイント/ })
    .fill(amount)
  await sheet(page).getByRole('button', { name: '投票の内容を確かめる' }).click()
}

test('a guest reads a ranking vote, its ranking, its targets and its rewards, and logs in to vote (R073, R074, R075, R076, W105–W108, S026) @long', async ({
  page,
}) => {
  await page.goto(song)
  await expect(heading(page)).toHaveText(/公開収録、?\s?最後の一曲/)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
  await page.getByRole('link', { name: '順位をすべて見る' }).click()
  await expect(page).toHaveURL(`${song}/ranking`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await expect(page.getByText('同率5位')).toHaveCount(2)
  await page.goto(`${song}/reward`)
  await expect(page.getByText('ログインすると、特典が見られます')).toBeVisible()
  await page.goto(`${song}/target`)
  await page.getByRole('searchbox').fill('ﾜﾙﾂ')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['波止場のワルツ'])
  await page.getByRole('link', { name: 'ログインして投票する' }).click()
  await expect(page).toHaveURL(/\/login\?callback=.*%2Ftarget$/)
})

test('a member votes once despite several taps, and the points, the rewards and the ranking show this vote (R075, R076, W107, W108, S126, C153, C160)', async ({
  page,
}) => {
  await openScenario(page, 'a ranking campaign')
  await page.goto(`${stars}/target`)
  const sent = votesOf(page)
  await toLastStep(page, '天野 ほし', '１０')
  await sheet(page)
    .getByRole('button', { name: '10ポイントで投票する' })
    .evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 20; tap += 1) button.click()
    })
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText('天野 ほしに、10票が入りました')
  await expect(sheet(page).getByText('特典が届きました')).toBeVisible()
  expect(sent).toHaveLength(1)
  await sheet(page).getByRole('button', { name: '投票先にもどる' }).click()
  await expect(page.getByText('あなたは10ポイント投票しました')).toContainText('順位にまだ入っていない10票')
  await page.getByRole('link', { name: '順位を見る' }).click()
  await expect(page.getByText('まだ数えられていない、あなたの票')).toBeVisible()
  await page.goto(`${stars}/reward`)
  await page.getByRole('button', { name: /を受け取る$/ }).click()
  await expect(page.getByText('受け取り済み')).toHaveCount(2)
})

test('a member whose answer to a vote was lost sees this vote after a reload, and has voted once (R075, W107, X13, E001) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/net::ERR_/)
  await openScenario(page, 'a ranking campaign')
  await page.goto(`${stars}/target`)
  await toLastStep(page, '夜久 ひびき', '4')
  await page.route(/\/vote(\?|$)/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sheet(page).getByRole('button', { name: '4ポイントで投票する' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('届いたか、確かめられていません')
  await page.unroute(/\/vote(\?|$)/)
  await page.reload()
  await sheet(page).getByRole('button', { name: 'もう一度送って確かめる' }).click()
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText('夜久 ひびきに、4票が入りました')
  await sheet(page).getByRole('button', { name: '投票先にもどる' }).click()
  await expect(page.getByText('あなたは4ポイント投票しました')).toBeVisible()
  await expect(page.getByText('いま使えるのは6ポイント')).toBeAttached()
})

test('a vote counts once if the member goes back while it is in flight, and the pages show it (R075, W107, X13) @long', async ({
  page,
}) => {
  await openScenario(page, 'a ranking campaign')
  await page.goto(stars)
  const toTargets = page.getByRole('main').getByRole('link', { name: '投票する', exact: true })
  await toTargets.click()
  const sent = votesOf(page)
  await toLastStep(page, '夜久 ひびき', '4')
  const [counted, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/vote(\?|$)/, async (route) => {
    const response = await route.fetch()
    counted.resolve()
    await told.promise
    await route.fulfill({ response })
  })
  await sheet(page).getByRole('button', { name: '4ポイントで投票する' }).click()
  await counted.promise
  await page.goBack()
  await expect(page).toHaveURL(stars)
  await expect(sheet(page)).toHaveCount(0)
  told.resolve()
  await toTargets.click()
  await expect(page.getByText('あなたは4ポイント投票しました')).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('an open vote stays open on a device whose clock is a day wrong (R073, R075, W105, Q14) @long', async ({
  page,
}) => {
  await page.clock.setSystemTime(Date.now() + 10 * 86_400_000)
  await openScenario(page, 'a ranking campaign')
  await page.goto(`${stars}/target`)
  await expect(page.getByRole('button', { name: '天野 ほしに投票する' })).toBeVisible()
})

test('the votes of all members of a coop vote count towards one goal, and a member receives its reward (R077, R078, W109, W110, C179) @long', async ({
  page,
}) => {
  await openScenario(page, 'a coop vote')
  await page.goto(coop)
  await expect(page.getByText('目標1,000票のうち、600票')).toBeAttached()
  await page.getByRole('button', { name: '投票する' }).click()
  await sheet(page).getByRole('spinbutton').fill('5')
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: '5ポイントで投票する' }).click()
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText('みんなで灯す天の川に、5票が入りました')
  await sheet(page).getByRole('button', { name: '閉じる' }).last().click()
  await expect(page.getByText('目標1,000票のうち、605票')).toBeAttached()
  await page.getByRole('link', { name: 'お礼をすべて見る' }).click()
  await page.getByRole('button', { name: /を受け取る$/ }).click()
  await expect(page.getByText('受け取り済み')).toHaveCount(1)
})

test('an unknown vote shows the not-found page, and an unpublished vote shows that it is not public (R073, E022, E053) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40[04]/)
  await startSessionAs(page)
  await page.goto('/vote/ranking/nothing')
  await expect(heading(page)).toHaveText('この席は、見つかりませんでした')
  await openScenario(page, 'a ranking campaign', { phase: 'unpublished' })
  await page.goto(stars)
  await expect(heading(page)).toHaveText('この投票は、公開されていません')
})
