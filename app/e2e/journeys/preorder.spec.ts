import type { Page, Request } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { newPreorder } from '../campaigns.ts'
import { coinBalance, giveSession, newMember } from '../sandbox.ts'
import { becomeMember, expect, test } from '../journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const lastStep = (page: Page) => page.getByRole('dialog', { name: 'この内容で予約しますか' })
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name: `${name}の数` })
const cart = (page: Page) => page.getByRole('region', { name: 'カート' })

/** Records the purchases that are sent from now on. */
function purchasesOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/v2\/preorder\/[^/]+\/buy(\?|$)/.test(request.url())) sent.push(request)
  })
  return sent
}

const tapTwentyTimes = (button: HTMLElement) => {
  for (let tap = 0; tap < 20; tap += 1) button.click()
}

test('a guest’s preorder cart is still filled after the log-in, and after a visit to the coin shop (R082, R083, W114, W115, S122, S123, S150) @long', async ({
  page,
}) => {
  await page.goto('/preorder/benio-festival')
  await field(page, '手のひら灯籠').fill('２')
  await page.getByRole('button', { name: '雨の日の番傘を1個増やす' }).click()
  await expect(cart(page)).toContainText('1,200コイン')
  await page.getByRole('link', { name: 'ログインして予約する' }).click()
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fbenio-festival%2Fpurchase$/)
  await becomeMember(page)
  await page.goto('/preorder/benio-festival/purchase')
  await expect(field(page, '手のひら灯籠')).toHaveValue('2')
  await expect(page.getByText('足りない分')).toBeVisible()
  await page.getByRole('button', { name: 'コインショップを開く' }).click()
  await expect(page).toHaveURL(/\/purchase#shop$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(field(page, '手のひら灯籠')).toHaveValue('2')
  await expect(field(page, '雨の日の番傘')).toHaveValue('1')
})

test('a member orders a preorder cart once despite several taps, and the cart is empty afterwards (R083, R084, W115, W116, S017, C165, X13)', async ({
  page,
}) => {
  const { id, address } = await newPreorder()
  await giveSession(page.context(), await newMember())
  await page.goto(address)
  await field(page, '星図ノート').fill('2')
  await page.getByRole('button', { name: '三枚入りの箱を1個増やす' }).click()
  await page.getByRole('link', { name: '予約の確認へ進む' }).click()
  await expect(page.getByText('2,600コイン', { exact: true })).toBeVisible()
  const sent = purchasesOf(page)
  await page.getByRole('button', { name: '最後の確認へ進む' }).click()
  await expect(lastStep(page)).toContainText('星図ノート 2個、三枚入りの箱 1個（全3個）')
  await lastStep(page)
    .getByRole('button', { name: /^予約する/ })
    .evaluate(tapTwentyTimes)
  await expect(heading(page)).toHaveText('ご予約を受け付けました')
  await expect(page.getByText('1,600コイン', { exact: true })).toBeVisible()
  expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
    [
      { itemId: `${id}-item-1`, count: 2 },
      { itemId: `${id}-box`, count: 1 },
    ],
  ])
  await page.goto(address)
  await expect(cart(page)).toContainText('カートは空です')
})

/**
 * Taps as fast as frames are rendered. Returns the frames in which the count, the sum and the remaining or missing
 * coins do not match.
 */
function tapAndCompare({ taps, coins, total }: { taps: number; coins: number; total: number }): Promise<string[]> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="星図ノート"]')]
  const [less, more] = [buttons[0]!, buttons[1]!]
  const amountField = document.querySelector<HTMLInputElement>('[role="spinbutton"][aria-label="星図ノートの数"]')
  const spoken = (value: number) => `${value.toLocaleString('ja-JP')}コイン`
  const wrong: string[] = []
  let count = 0
  return new Promise((resolve) => {
    const frame = (tap: number) => {
      if (tap === taps) return resolve(wrong)
      const by = tap % 3 === 2 ? less : more
      by.click()
      count = Math.min(10, Math.max(0, count + (by === more ? 1 : -1)))
      requestAnimationFrame(() => {
        const text = document.querySelector('section[aria-label="カート"]')?.textContent ?? ''
        const left = total - count * coins
        const after = left < 0 ? `足りない分${spoken(-left)}` : `お支払いのあと${spoken(left)}`
        const wanted = count > 0 ? [`合計${spoken(count * coins)}`, `${count}個`, after] : ['カートは空です']
        for (const each of wanted) if (!text.includes(each)) wrong.push(`${tap}: ${each} is not in ${text}`)
        if (amountField?.value !== String(count)) wrong.push(`${tap}: ${amountField?.value} in place of ${count}`)
        frame(tap + 1)
      })
    }
    frame(0)
  })
}

test('a preorder cart shows in each frame, during 200 taps, the exact count, the sum, and the remaining or missing coins (R082, W114, S122) @long', async ({
  page,
}) => {
  const { address } = await newPreorder()
  await giveSession(page.context(), await newMember())
  await page.goto(address)
  await expect(field(page, '星図ノート')).toHaveValue('0')
  await expect(page.getByRole('button', { name: '星図ノートを1個増やす' })).toBeVisible()
  await field(page, '星図ノート').fill('1')
  // Waits until the balance is loaded: members of these journeys start with 4,200 coins (sandbox.ts).
  await expect(cart(page)).toContainText('お支払いのあと3,700コイン')
  await field(page, '星図ノート').fill('0')
  const taps = { taps: amount({ part: 60, all: 200 }), coins: 500, total: 4_200 }
  expect(await page.evaluate(tapAndCompare, taps)).toEqual([])
})

test('tabs share one preorder cart, and the member must confirm what another tab has changed before buying the cart (R083, W115, S124) @long', async ({
  page,
}) => {
  const { address } = await newPreorder()
  await giveSession(page.context(), await newMember())
  await page.goto(address)
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(field(other, '星図ノート')).toBeVisible()
  for (let round = 0; round < amount({ part: 6, all: 30 }); round += 1) {
    const [tab, name] = [round % 2 ? other : page, round % 3 ? '星図ノート' : '一枚入りの袋']
    // Empties the cart every six rounds, because at most ten of each item are available, and the balance pays for six
    // rounds.
    if (round % 6 === 0) for (const item of ['星図ノート', '一枚入りの袋']) await field(tab, item).fill('0')
    await tab.getByRole('button', { name: `${name}を1個増やす` }).click()
  }
  const texts = () => Promise.all([page, other].map((tab) => cart(tab).textContent()))
  await expect.poll(async () => new Set(await texts()).size).toBe(1)
  const sent = purchasesOf(page)
  await page.goto(`${address}/purchase`)
  await page.getByRole('button', { name: '最後の確認へ進む' }).click()
  await expect(lastStep(page)).toBeVisible()
  await other.getByRole('button', { name: '三枚入りの箱を1個増やす' }).click()
  await expect(lastStep(page)).toBeHidden()
  await expect(page.getByText('「三枚入りの箱」は、別の画面で0個から1個に変わりました。')).toBeVisible()
  await expect(page.getByRole('button', { name: '最後の確認へ進む' })).toBeDisabled()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: '確かめて、いまの内容にする' }).click()
  await page.getByRole('button', { name: '最後の確認へ進む' }).click()
  await lastStep(page)
    .getByRole('button', { name: /^予約する/ })
    .click()
  await expect(heading(page)).toHaveText('ご予約を受け付けました')
  await expect(cart(other)).toContainText('カートは空です')
})

/**
 * Runs in the page: after `frames` frames, presses the button whose name begins with `name`, if it is rendered by then.
 */
async function pressAfter({ name, frames }: { name: string; frames: number }): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  const says = (button: HTMLElement) => (button.ariaLabel ?? button.textContent).startsWith(name)
  ;[...document.querySelectorAll<HTMLElement>('button')].find(says)?.click()
}

const countsIn = (tab: Page) =>
  tab.getByRole('spinbutton').evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value).join(' '))

test('a member who confirms while other tabs change the cart buys the displayed cart or nothing, and all tabs show the result (R083, W115, S124, X13) @long', async ({
  page,
}) => {
  // Tests thirty rounds in the long run, and two in the short run, in which the other tabs act before the confirmation.
  const interleavings = amount({ part: [2, 4], all: Array.from({ length: 30 }, (_, round) => round) })
  test.setTimeout(test.info().timeout * amount({ part: 1, all: 5 }))
  const others = [await page.context().newPage(), await page.context().newPage(), await page.context().newPage()]
  const changes = ['三枚入りの箱を1個増やす', '一枚入りの袋を1個増やす', '星図ノートを1個増やす']
  for (const round of interleavings) {
    const [member, { id, address }] = [await newMember(), await newPreorder()]
    await giveSession(page.context(), member)
    const tabs = others.slice(0, 1 + (round % 3))
    await page.goto(address)
    await field(page, '星図ノート').fill('1')
    await expect(cart(page)).toContainText('500コイン')
    for (const tab of tabs) await tab.goto(address)
    for (const tab of tabs) await expect(cart(tab)).toContainText('お支払いのあと3,700コイン')
    await page.goto(`${address}/purchase`)
    await page.getByRole('button', { name: '最後の確認へ進む' }).click()
    await expect(lastStep(page)).toContainText('星図ノート 1個')
    const sent = purchasesOf(page)
    await Promise.all([
      page.evaluate(pressAfter, { name: '予約する', frames: round % 5 }),
      ...tabs.map((tab, at) => tab.evaluate(pressAfter, { name: changes[at]!, frames: (round * (at + 2)) % 4 })),
    ])
    await expect(lastStep(page)).toBeHidden()
    const bought = heading(page).filter({ hasText: 'ご予約を受け付けました' })
    const named = page.getByRole('heading', { name: 'カートの内容が変わりました' })
    await expect(sent.length > 0 ? bought : named.or(bought)).toBeVisible()
    expect(sent.length).toBeLessThanOrEqual(1)
    for (const request of sent) expect(request.postDataJSON()).toEqual([{ itemId: `${id}-item-1`, count: 1 }])
    await expect.poll(async () => (await coinBalance(member.accessToken)) + 500 * sent.length).toBe(4_200)
    // Asserts that an item that another tab added is in the cart of all tabs, whether the rest was bought or not.
    await expect(field(tabs[0]!, '三枚入りの箱')).toHaveValue('1')
    await expect.poll(async () => new Set(await Promise.all(tabs.map(countsIn))).size).toBe(1)
  }
})

interface WirePreorder {
  categoryList: { normalConsumeCoin: number; itemList: { name: string; remainingCount?: number }[] }[]
}

test('the cart’s page lists the changes that the server has made, line by line, before the payment (R083, W115, X13) @long', async ({
  page,
}) => {
  const { address } = await newPreorder()
  await giveSession(page.context(), await newMember())
  await page.goto(address)
  await field(page, '星図ノート').fill('4')
  await field(page, '一枚入りの袋').fill('3')
  await expect(cart(page)).toContainText('2,600コイン')
  await page.route(/\/v2\/preorder\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as WirePreorder
    for (const category of json.categoryList) {
      if (category.normalConsumeCoin > 0) category.normalConsumeCoin = 2_000
      for (const item of category.itemList) if (item.name === '一枚入りの袋') item.remainingCount = 1
    }
    await route.fulfill({ response, json })
  })
  await page.goto(`${address}/purchase`)
  const changes = page.getByRole('region', { name: 'カートの内容が変わりました' })
  await expect(changes).toContainText('「星図ノート」は、1個500コインから2,000コインに変わりました。')
  await expect(changes).toContainText('「一枚入りの袋」は、残り1個になりました。3個を1個に減らします。')
  await changes.getByRole('button', { name: '確かめて、いまの内容にする' }).click()
  await expect(changes).toBeHidden()
  await expect(field(page, '一枚入りの袋')).toHaveValue('1')
  await expect(page.getByText('4,000コイン', { exact: true })).toBeVisible()
})
