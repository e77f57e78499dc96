import type { Locator, Page } from '@playwright/test'
import { findBrowser } from '../../../tools/browser.ts'
import { callHost, uniqueId, giveSession, newMember, setUpState } from '../sandbox.ts'
import { expect, test } from '../journey.ts'
import { waitUntilOverlaysLeft } from '../waitUntilOverlaysLeft.ts'

const { executablePath, args, env } = await findBrowser()
const fakeDevices = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=3',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
]

test.use({
  launchOptions: { executablePath, args: [...args, ...fakeDevices], env: env as Record<string, string> },
  permissions: ['camera', 'microphone'],
})

/** Creates a live talk with three slots of one minute; returns its ids and address. */
async function livetalk(phase: 'RESERVABLE' | 'SOON') {
  const id = uniqueId()
  const ids = { ipId: `ip-${id}`, livetalkId: `talk-${id}`, groupId: `group-${id}`, ticketId: `ticket-${id}` }
  await setUpState('a channel', { ipId: ids.ipId })
  await setUpState('a live talk', { ...ids, phase })
  const slotOf = (number: number) => `${ids.livetalkId}-slot-${number}`
  return { ...ids, slotOf, address: `/livetalk/${ids.livetalkId}` }
}

async function withTicket(ticketId: string) {
  const member = await newMember()
  await setUpState('a live talk ticket', { ticketId, accountId: `acc-${member.id}` })
  return member
}

/** Counts the slot reservations that are sent from now on. */
function reservations(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/slot\/[^/]+$/.test(request.url())) sent += 1
  })
  return () => sent
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Asserts that the button is visible without scrolling, including its corners, and is not covered by a bar. */
const expectInSight = (button: Locator) =>
  expect
    .poll(() =>
      button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
      }),
    )
    .toBe(true)
const press = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).press('Enter')

test('a member chooses a live talk slot that another member takes first, keeps the scroll position, and reserves the next slot by keyboard (W117, W118, W119, R088, S014, C130–C139, C152, Q273)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  const { livetalkId, groupId, ticketId, slotOf, address } = await livetalk('RESERVABLE')
  const [member, rival] = [await withTicket(ticketId), await withTicket(ticketId)]
  await giveSession(page.context(), member)
  await page.goto(`/livetalk/group/${groupId}`)
  await page.getByRole('link', { name: '冬の夜話' }).click()
  await page.getByRole('link', { name: '枠をえらぶ' }).click()
  const free = page.getByRole('button', { name: /空き$/ })
  await expect(free).toHaveCount(3)
  const first = page.getByRole('listitem').filter({ has: free }).first().getByRole('button')

  const slotPath = `/v2/livetalk/ticket/${ticketId}/livetalk/${livetalkId}/slot`
  await callHost('app', `${slotPath}/${slotOf(1)}`, { token: rival.accessToken, method: 'POST' })
  const sent = reservations(page)
  await free.first().press('Enter')
  await press(page, '予約する')
  const refusal = page.getByRole('alertdialog', { name: 'この枠は、たったいま埋まりました' })
  await expect(refusal).toContainText('チケットは使っていません')
  await press(page, '枠の一覧へもどる')
  await expect(page.locator(':focus')).toHaveAccessibleName(/予約済み$/)
  await expect(free).toHaveCount(2)
  expect(sent()).toBe(1)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await press(page, '予約する')
  await expect(page.getByText('予約しました。')).toBeVisible()
  await expect(page.getByRole('region', { name: 'あなたの枠' })).toBeVisible()
  expect(sent()).toBe(2)
  await expect(first).toHaveCount(0)

  await page.getByRole('link', { name: '当日までの準備へ' }).click()
  await page.getByRole('link', { name: '話したいこと：書いておく' }).click()
  await page.getByLabel('呼ばれたいお名前').fill('こはる')
  await page.getByLabel('話したいこと', { exact: false }).last().fill('はじめて見つけた星座のこと')
  await page.reload()
  await expect(page.getByLabel('呼ばれたいお名前')).toHaveValue('こはる')
  await page.getByRole('button', { name: 'この内容で伝える' }).press('Enter')
  await page.getByRole('link', { name: 'つぎの準備へ' }).click()
  await expect(page.getByRole('link', { name: '話したいこと：書き直す' })).toBeVisible()

  await page.getByRole('button', { name: '参加の同意：確かめて同意する' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '録画をふくめて同意する' }).press('Enter')
  await expect(page.getByText('必須の準備は、すべて済みました。')).toBeVisible()
  const { answer } = await callHost<{ talkInfo: object }>('app', `/v2/livetalk/livetalk/${livetalkId}/talk_info`, {
    token: member.accessToken,
  })
  expect(answer.talkInfo).toEqual({ callName: 'こはる', topic: 'はじめて見つけた星座のこと' })

  await waitUntilOverlaysLeft(page)
  await page.goto(`${address}/slot`)
  await page.getByRole('button', { name: '予約を取り消す' }).press('Enter')
  await press(page, '取り消す')
  await expect(page.getByText('予約を取り消しました。')).toBeVisible()
  await expect(free).toHaveCount(2)
})

/** Creates a member who holds an event ticket that admits to the live talk. */
async function withEventTicket({ ipId, livetalkId }: { ipId: string; livetalkId: string }) {
  const [member, id] = [await newMember(), uniqueId()]
  const [eventId, episodeId, ticketId] = [`event-${id}`, `episode-${id}`, `held-${id}`]
  await setUpState('an event', { ipId, eventId, episodeId, kind: 'LIVETALK' })
  await setUpState('a held ticket', { accountId: `acc-${member.id}`, ipId, ticketId, episodeId })
  await setUpState('a ticket to a live talk', { ticketId, livetalkId })
  return { ...member, ticketId }
}

/**
 * Asserts that all controls of a call are visible on a phone in landscape and in a laptop's small window. The member's
 * page does not scroll.
 */
async function expectAllInSight(member: Page, desk: Page): Promise<void> {
  const before = member.viewportSize()
  for (const size of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    for (const side of [member, desk]) await side.setViewportSize(size)
    for (const name of [/^マイク/, /^カメラ/]) await expectInSight(member.getByRole('button', { name }))
    for (const name of [/通話を終える/, '退室していただく', 'マイクを切る', 'カメラを切る'])
      await expectInSight(desk.getByRole('button', { name }))
    expect(await member.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  }
  if (before) await member.setViewportSize(before)
}

const comes = (picture: Locator) =>
  expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)

test('a member goes from a ticket to the live talk: slot, device test, consent, waiting room, talk and thanks, even after a reload (W062, W118, W119, W120, W121, W122, R088, C141, C142, C145, C146, Q322)', async ({
  page,
  browser,
}) => {
  const talk = await livetalk('SOON')
  const { livetalkId, address } = talk
  const [member, streamer] = [await withEventTicket(talk), await newMember()]
  await setUpState('a streamer', { livetalkId, accountId: `acc-${streamer.id}` })
  await giveSession(page.context(), member)
  await page.goto(`/ticket/${member.ticketId}`)
  await page
    .getByRole('region', { name: 'ライブトーク' })
    .getByRole('link', { name: /冬の夜話/ })
    .press('Enter')
  await page.getByRole('link', { name: '枠をえらぶ' }).press('Enter')
  await page.getByRole('button', { name: /空き$/ }).first().press('Enter')
  await press(page, '予約する')
  await page.getByRole('link', { name: '当日までの準備へ' }).press('Enter')

  await page.getByRole('link', { name: '機器の確認：リハーサル室へ' }).press('Enter')
  await page.getByRole('button', { name: 'カメラとマイクを試す' }).press('Enter')
  for (const word of ['映っています', '声が届いています', '映像を送り、受け取れました'])
    await expect(page.getByText(word)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'ライブトークへもどる' }).press('Enter')
  await page.getByRole('button', { name: '参加の同意：確かめて同意する' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '録画をふくめて同意する' }).press('Enter')

  await page.getByRole('link', { name: '待機室に入る' }).press('Enter')
  await expect(page.getByText('つぎが、あなたの番です')).toBeVisible()
  await expect(page.getByLabel('あなたの映像')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  const staff = await browser.newContext({ permissions: ['camera', 'microphone'], locale: 'ja-JP' })
  await giveSession(staff, streamer)
  const desk = await staff.newPage()
  await desk.goto(`${address}/staff`)
  await desk.getByRole('link', { name: /の部屋へ$/ }).press('Enter')
  await desk.getByRole('button', { name: /通話を始める/ }).press('Enter')
  await comes(page.getByLabel('白瀬 ゆきの映像'))
  await comes(desk.getByLabel('お相手の映像'))
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^お話しできる時間、あと(\d+秒|1分)$/)
  await expectAllInSight(page, desk)
  await page.getByRole('button', { name: /マイク.*オン/ }).press('Enter')
  await expect(page.getByRole('button', { name: /マイク.*オフ/ })).toBeFocused()

  await desk.getByRole('button', { name: /通話を終える/ }).press('Enter')
  await desk.getByRole('alertdialog').getByRole('button', { name: '通話を終える' }).press('Enter')
  const thanks = page.getByRole('heading', { name: 'ありがとうございました' })
  await expect(thanks).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.reload()
  await expect(thanks).toBeVisible()
  await page.getByRole('link', { name: 'ほかのライブトークを見る' }).press('Enter')
  await expect(page).toHaveURL(`/livetalk/group/${talk.groupId}`)
  await expect(heading(page)).toBeVisible()
  await staff.close()
})
