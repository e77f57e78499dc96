import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { newLottery, newPreorder, newVote } from '../campaigns.ts'
import { callHost, coinBalance, giveSession, newMember } from '../sandbox.ts'
import { expect, test } from '../journey.ts'

type Member = Awaited<ReturnType<typeof newMember>>

/**
 * The rounds of each test, in which each of four tabs sends once. For votes, lottery entries and orders together, there
 * are more than fifty sends.
 */
const rounds = [1, 2, 3, 4, 5]

const coinsAtFirst = 4_200
const coins = (value: number) => value.toLocaleString('ja-JP')

/** Opens two tabs on each of two devices of one member. */
async function fourTabs(browser: Browser, here: BrowserContext, member: Member): Promise<[Page, Page, Page, Page]> {
  const there = await browser.newContext()
  await Promise.all([here, there].map((device) => giveSession(device, member)))
  const open = (device: BrowserContext) => device.newPage()
  return [await open(here), await open(here), await open(there), await open(there)]
}

/** Counts the successful POSTs of these tabs to `path`. */
function countAccepted(tabs: readonly Page[], path: RegExp): () => number {
  let taken = 0
  for (const tab of tabs)
    tab.on('response', (response) => {
      if (response.request().method() === 'POST' && path.test(response.url()) && response.ok()) taken += 1
    })
  return () => taken
}

const pressAtOnce = (buttons: readonly Locator[]) => Promise.all(buttons.map((button) => button.click()))

/** Presses the button, unless the last step closes first, because another tab of the device has bought the cart. */
async function pressUnlessClosed(gone: Locator, button: Locator): Promise<void> {
  const press = button.click()
  press.catch(() => {})
  await Promise.race([press, gone.waitFor()])
}

/** Acts as if the user returned to each tab. */
const returnToTab = (tabs: readonly Page[]) =>
  Promise.all(
    tabs.map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))),
  )

/** The coins in the header. The header is located by its element, so that it is found below an open dialog as well. */
const headerCoins = (tab: Page) => tab.locator('header').first()

/** The message for a press while another tab of the device pays: this tab sent nothing (Q314). */
const paidElsewhere = (tab: Page) => tab.getByText('別の画面で手続き中です')

for (const round of rounds)
  test(`a member votes from four tabs on two devices at the same moment: each tab shows the server’s points, round ${round} (R075, W107, C160) @long`, async ({
    browser,
    context,
  }) => {
    const [member, { id, address }] = [await newMember(), await newVote()]
    const tabs = await fourTabs(browser, context, member)
    const taken = countAccepted(tabs, /\/vote(\?|$)/)
    const sheets = tabs.map((tab) => tab.getByRole('dialog'))
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto(`${address}/target`)
        await tab.getByRole('button', { name: '天野 ほしに投票する' }).click()
        await tab.getByRole('spinbutton', { name: /^使うポイント/ }).fill('3')
        await tab.getByRole('button', { name: '投票の内容を確かめる' }).click()
      }),
    )
    await pressAtOnce(sheets.map((sheet) => sheet.getByRole('button', { name: '3ポイントで投票する' })))
    // Ten points are enough for three votes of three points, so one vote is refused.
    const done = sheets.map((sheet) => sheet.getByRole('heading', { name: '天野 ほしに、3票が入りました' }))
    const refused = sheets.map((sheet) => sheet.getByText('ポイントは使われていません'))
    for (const [at, each] of done.entries()) await expect(each.or(refused[at]!)).toBeVisible()
    expect(taken()).toBe(3)
    for (const sheet of sheets) await sheet.getByRole('button', { name: '閉じる' }).first().click()
    const path = `/v2/vote/ranking/campaign/${id}`
    const { answer } = await callHost('app', path, { token: member.accessToken })
    expect(answer).toMatchObject({ totalVotedAmount: 9, votableAmount: 1 })
    await returnToTab(tabs)
    for (const tab of tabs) {
      await expect(tab.getByText('この投票で、9ポイントを使いました。')).toBeVisible()
      await expect(tab.getByText('いま使えるのは1ポイント')).toBeAttached()
      await expect(tab.getByText('あなたは9ポイント投票しました')).toBeVisible()
    }
  })

for (const round of rounds)
  test(`a member buys lottery entries from four tabs at the same moment: each tab shows the server’s entries and coins, round ${round} (R080, R081, W112, C162, X13) @long`, async ({
    browser,
    context,
  }) => {
    const [member, { id, address }] = [await newMember(), await newLottery()]
    const tabs = await fourTabs(browser, context, member)
    const taken = countAccepted(tabs, /\/buy(\?|$)/)
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto(`${address}/purchase`)
        await tab.getByRole('spinbutton').fill('3')
        await tab.getByRole('button', { name: '内容の確認へ進む' }).click()
      }),
    )
    await pressAtOnce(tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: /^3口申し込む/ })))
    for (const tab of tabs) {
      const bought = tab.getByRole('heading', { name: '申し込みました' })
      await expect(bought.or(paidElsewhere(tab)).or(tab.getByText('コインは減っていません')).first()).toBeVisible()
    }
    const { answer } = await callHost<{ lottery: { entryCount: number } }>('app', `/v2/lottery/${id}`, {
      token: member.accessToken,
    })
    const { entryCount } = answer.lottery
    expect(taken()).toBeGreaterThanOrEqual(2)
    expect(entryCount).toBe(3 * taken())
    expect(await coinBalance(member.accessToken)).toBe(coinsAtFirst - 100 * entryCount)
    await returnToTab(tabs)
    for (const tab of tabs) {
      const told = tab.getByText(`申込は${entryCount}口`).or(tab.getByText(new RegExp(`^申込済み\\s+${entryCount}口$`)))
      await expect(told).toBeAttached()
      await expect(headerCoins(tab)).toContainText(coins(coinsAtFirst - 100 * entryCount))
    }
    const results = tabs.filter((tab) => tab.url().endsWith('/result'))
    expect(results).toHaveLength(taken())
  })

for (const round of rounds)
  test(`a member orders from four tabs at the same moment: each cart is bought once, and each tab shows the server’s state, round ${round} (R083, R084, W115, C165, S124, X13) @long`, async ({
    browser,
    context,
  }) => {
    const [member, { id, address }] = [await newMember(), await newPreorder()]
    const tabs = await fourTabs(browser, context, member)
    const taken = countAccepted(tabs, /\/buy(\?|$)/)
    for (const device of [tabs[0], tabs[2]]) {
      await device.goto(address)
      await device.getByRole('spinbutton', { name: '一枚入りの袋の数' }).fill('3')
    }
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto(`${address}/purchase`)
        await tab.getByRole('button', { name: '最後の確認へ進む' }).click()
      }),
    )
    // The other tab of the device bought the cart: this tab shows the change, or an empty cart.
    const changed = (tab: Page) =>
      tab.getByRole('heading', { name: 'カートの内容が変わりました' }).or(tab.getByText('カートは空です')).first()
    const yes = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: /^予約する/ })
    await Promise.all(tabs.map((tab) => pressUnlessClosed(changed(tab), yes(tab))))
    for (const tab of tabs) {
      const bought = tab.getByRole('heading', { name: 'ご予約を受け付けました' })
      await expect(bought.or(paidElsewhere(tab)).or(changed(tab)).first()).toBeVisible()
    }
    // Expects two purchases, one for each device, because the tabs of a device share one cart.
    await expect.poll(taken).toBe(2)
    const left = coinsAtFirst - 2 * 600
    expect(await coinBalance(member.accessToken)).toBe(left)
    const { answer } = await callHost('app', `/v2/preorder/${id}`, { token: member.accessToken })
    expect(JSON.stringify(answer)).toContain('"remainingCount":4')
    await returnToTab(tabs)
    for (const tab of tabs) await expect(headerCoins(tab)).toContainText(coins(left))
    for (const tab of tabs) await tab.goto(address)
    for (const tab of tabs) await expect(tab.getByRole('region', { name: 'カート' })).toContainText('カートは空です')
  })
