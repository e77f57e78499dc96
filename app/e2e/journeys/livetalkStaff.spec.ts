import type { Browser, Page } from '@playwright/test'
import { callHost, giveSession, newMember, setUpState } from '../sandbox.ts'
import { findBrowser } from '../../../tools/browser.ts'
import { expect, test } from '../journey.ts'
import { timeouts } from '../timeouts.ts'
import { addresses } from '../addresses.ts'
import { createTalkOnAir } from '../createTalkOnAir.ts'

const { executablePath, args, env } = await findBrowser()
const fakeDevices = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
]
test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: { executablePath, args: [...args, ...fakeDevices], env: env as Record<string, string> },
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Creates a live talk that is on air. Also returns a function that sends the heartbeat of its guest. */
async function onAir() {
  const talk = await createTalkOnAir()
  const { livetalkId, slotId, guest } = talk
  const wait = () =>
    callHost('app', `/v2/livetalk/meeting/streamer/channel/livetalk/${livetalkId}/slot/${slotId}/wait`, {
      token: guest.accessToken,
    })
  return { ...talk, wait }
}

test('a streamer runs a live talk by keyboard: identity, recording, one start although its answer is lost, and the end (W122, S015, S138, R088, C140–C146, C148, X11, X12)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/net::ERR_/)
  const { livetalkId, groupId, streamer, guest, wait } = await onAir()
  await giveSession(page.context(), streamer)
  await page.goto(`/livetalk/group/${groupId}`)
  await page.getByRole('link', { name: '配信者・担当の方はこちら' }).press('Enter')
  await expect(heading(page)).toHaveText('担当するライブトーク')
  await page.getByRole('link', { name: /冬の夜話/ }).press('Enter')
  const next = page.getByRole('region', { name: 'つぎの方' })
  await expect(next.getByText('はじめて見つけた星座の話')).toBeVisible()
  await next.getByRole('button', { name: '本人確認の情報を見る' }).press('Enter')
  await expect(next.getByText(/2004\/02\/29/)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.title]))
  expect(kept).not.toMatch(/2004-02-29|星座/)
  await next.getByRole('link', { name: /の部屋へ$/ }).press('Enter')
  await expect(page.getByText(/の入室を待っています$/)).toBeVisible()
  expect(page.url()).not.toContain(guest.id)

  /** Waits until the page shows the guest as present, and the previous press has been answered. */
  const canPress = (name: RegExp) =>
    expect(async () => {
      await wait()
      await expect(page.getByRole('button', { name })).toBeEnabled({ timeout: 3_000 })
      await expect(page.getByRole('group', { name: '進行' })).toHaveAttribute('aria-busy', 'false', { timeout: 3_000 })
    }).toPass({ timeout: timeouts.wait })
  await canPress(/録画を始める/)
  await page.keyboard.press('r')
  await expect(page.getByText('録画中')).toBeVisible()
  const started: string[] = []
  await page.route(/\/talk\/livetalk\/.*\/start$/, async (route) => {
    started.push(route.request().method())
    await route.fetch()
    await route.abort()
  })
  await canPress(/通話を始める/)
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: /通話を終える/ })).toBeVisible()
  expect(started).toEqual(['POST'])
  await page.keyboard.press('e')
  const question = page.getByRole('alertdialog', { name: '通話を終えますか' })
  const end = question.getByRole('button', { name: '通話を終える' })
  await expect(end).toBeEnabled()
  await end.press('Enter')
  await expect(page.getByRole('link', { name: '進行表へもどる' })).toBeVisible()
  const { answer } = await wait().then(({ answer: body }) => ({ answer: body as { wait: { state: string } } }))
  expect(answer.wait.state).toBe('ENDED')
  expect(page.url()).toContain(livetalkId)
})

test('a streamer removes a guest from a live talk with a reason, which both pages show, and no camera stays on (W121, W122, C147, Q277) @long', async ({
  page,
  browser,
}) => {
  const { livetalkId, slotId, streamer, guest } = await createTalkOnAir()
  await giveSession(page.context(), streamer)
  const elsewhere = await browser.newContext({ permissions: ['camera', 'microphone'], locale: 'ja-JP' })
  await giveSession(elsewhere, guest)
  const member = await elsewhere.newPage()
  await member.goto(`/livetalk/${livetalkId}/call/${slotId}`)
  await expect(member.getByText('つぎが、あなたの番です')).toBeVisible()
  await page.goto(`/livetalk/${livetalkId}/staff?slot=${slotId}`)
  await page.getByRole('button', { name: /通話を始める/ }).press('Enter')
  await expect(member.getByRole('timer')).toHaveAccessibleName(/お話しできる時間/)
  await page.keyboard.press('x')
  const dialog = page.getByRole('dialog', { name: '退室していただく' })
  await dialog.getByRole('radio', { name: 'そのほか' }).press('Space')
  await dialog.getByRole('textbox', { name: /くわしく/ }).fill('席を離れました')
  await dialog.getByRole('button', { name: '退室していただく' }).press('Enter')
  await expect(page.getByText('退室していただきました')).toBeVisible()
  await expect(member.getByRole('heading', { name: 'お話しを終わりました' })).toBeVisible()
  await expect(member.locator('video')).toHaveCount(0)
  await elsewhere.close()
})

test('a member who guesses the ids of a live talk sees no names and no room; a guest who does is asked to log in (S139, S140, X11)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40/)
  const { livetalkId, groupId, guest } = await onAir()
  await page.goto(`/livetalk/${livetalkId}/staff`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await giveSession(page.context(), guest)
  for (const address of [
    `/livetalk/group/${groupId}/staff`,
    `/livetalk/${livetalkId}/staff`,
    `/livetalk/${livetalkId}/staff?slot=${livetalkId}-slot-1`,
  ]) {
    await page.goto(address)
    await expect(page.getByText('このライブトークの担当ではありません')).toBeVisible()
    await expect(page.getByText(/冬の夜話|ひかり|星座/)).toHaveCount(0)
  }
  await page.goto('/livetalk/no-such-talk/staff')
  await expect(heading(page)).toHaveText('この席は、見つかりませんでした')
})

/** Counts how often the page has requested a camera or a microphone. */
async function countCaptures(page: Page): Promise<() => Promise<number>> {
  let count = 0
  await page.exposeFunction('tellCapture', () => void (count += 1))
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const capture = devices.getUserMedia.bind(devices)
    devices.getUserMedia = (wishes) => {
      ;(window as unknown as { tellCapture: () => void }).tellCapture()
      return capture(wishes)
    }
  })
  return () => Promise.resolve(count)
}

const moves = (page: Page, name: string) =>
  expect
    .poll(() => page.getByLabel(name).evaluate((video: HTMLVideoElement) => video.videoWidth * video.currentTime))
    .toBeGreaterThan(0)

/** Opens a page in a session of its own, with fake devices. */
async function openAs(browser: Browser, member: Parameters<typeof giveSession>[1], address: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] })
  await giveSession(context, member)
  const page = await context.newPage()
  await page.goto(new URL(address, addresses.app).href)
  return page
}

test('an official watches a live talk without opening a device, takes part with a permit of their own, and then watches again (W122, C150, C151, C152, Q278) @long', async ({
  page,
  browser,
}) => {
  const { livetalkId, streamer, wait } = await onAir()
  const official = await newMember()
  await setUpState('a streamer', { livetalkId, accountId: `acc-${official.id}`, role: 'OFFICIAL', permit: 'NONE' })
  // Opens all pages before the talk begins, because the talk lasts only a minute, and a slow machine takes long to open
  // a page.
  const room = await openAs(browser, streamer, `/livetalk/${livetalkId}/staff`)
  await room.getByRole('link', { name: /の部屋へ$/ }).press('Enter')
  const captures = await countCaptures(page)
  await giveSession(page.context(), official)
  await page.goto(`/livetalk/${livetalkId}/staff`)
  await page.getByRole('link', { name: '見守りの画面へ' }).press('Enter')
  await page.getByRole('region', { name: '部屋' }).getByRole('button').first().press('Enter')
  await expect(page.getByText('映像を待っています')).toBeVisible()

  await wait()
  await room.getByRole('button', { name: /通話を始める/ }).click()
  await moves(page, '配信者の映像')
  await expect(page.getByText(/あなたの映像と音声は、送られません/)).toBeVisible()
  expect(await captures()).toBe(0)
  await expect(room.getByLabel('担当の映像')).toHaveCount(0)

  await page.getByRole('button', { name: '通話に加わる' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: '通話に加わりますか' })
  await question.getByRole('button', { name: 'カメラとマイクを許可して加わる' }).press('Enter')
  await expect(page.getByText(/通話に加わっています/)).toBeVisible()
  await moves(room, '担当の映像')
  await page.getByRole('button', { name: '見守りにもどる' }).press('Enter')
  await expect(room.getByLabel('担当の映像')).toHaveCount(0)
  await moves(page, '配信者の映像')
  await expect(page.getByLabel('自分の映像')).toHaveCount(0)
  await room.context().close()
})
