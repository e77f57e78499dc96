import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { newPreorder } from '../campaigns.ts'
import { becomeMember, expect, test } from '../journey.ts'
import { giveSession, newMember } from '../sandbox.ts'

const button = (page: Page, name = 'カレンダーに入れる') => page.getByRole('button', { name })

/** Presses the button, and reads the saved file as a calendar program does. */
async function savedEvents(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  expect(file.suggestedFilename()).toBe('calendar.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('a user saves the deadline of a preorder for a calendar, even without a connection and with blocked storage (Q477)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|SecurityError/)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse })
  })
  const { id, address } = await newPreorder()
  await giveSession(page.context(), await newMember())
  await page.goto(address)
  await expect(button(page)).toBeVisible()
  await page.context().setOffline(true)
  const [event, ...others] = await savedEvents(page)
  expect(others).toEqual([])
  expect(event?.summary).toMatch(/^【締切】予約の受付 /)
  expect(event?.uid).toContain(id)
  expect(event?.startDate.zone.tzid).toBe('Asia/Tokyo')
  expect(event?.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now())
  await expect(page.getByText('開くと、予定が入ります。')).toBeVisible()
  await page.context().setOffline(false)
})

test('inside the mobile app the page is opened in the system’s browser, because a webview saves no files (Q477) @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard, Unity: { call: (text: string) => heard.push(text) } })
  })
  const { address } = await newPreorder()
  await giveSession(page.context(), await newMember())
  await page.goto(`${address}?device=unity`)
  await button(page, 'ブラウザーで開いてカレンダーに入れる').click()
  const opened = await page.evaluate(() =>
    (window as unknown as { heard: string[] }).heard.map((text) => JSON.parse(text) as { type: string; url?: string }),
  )
  expect(opened.find(({ type }) => type === 'open')?.url).toMatch(new RegExp(`${address}$`))
})

test('a member subscribes to a channel’s calendar by a secret address, which stops working when the member creates another one (Q480)', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/channel/todai')
  const field = page.getByRole('textbox', { name: '購読のアドレス' })
  await page.getByRole('button', { name: '購読のアドレスを作る' }).click()
  await expect(field).toHaveValue(/^webcal:/)
  const read = async () => {
    const address = (await field.inputValue()).replace(/^webcal:/, 'http:')
    return () => page.request.get(address)
  }
  const readFirst = await read()
  const calendar = new ICAL.Component(ICAL.parse(await (await readFirst()).text()) as unknown[])
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0)
  const before = await field.inputValue()
  await page.getByRole('button', { name: '新しいアドレスを作る' }).click()
  await expect(field).not.toHaveValue(before)
  expect((await readFirst()).status()).toBe(404)
  expect((await (await read())()).status()).toBe(200)
})
