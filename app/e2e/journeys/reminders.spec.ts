import type { Page, Worker } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { callHost, giveSession, newMember, setUpState, uniqueId } from '../sandbox.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

// Runs the tests one after the other, because the provider state gives its presents, which have fixed ids, to the
// member for whom it was set up last.
test.describe.configure({ mode: 'default' })

/**
 * Replaces the browser's push service, which needs the internet, and the permission for notifications, which a browser
 * without a window denies. The rest of the browser is real.
 */
const fakePushService = (page: Page) =>
  page.addInitScript((endpoint) => {
    const key = 'fake-push'
    const isOn = () => localStorage.getItem(key) !== null
    const subscription = {
      endpoint,
      options: {},
      toJSON: () => ({
        endpoint,
        // The keys of the example in RFC 8291, section 5.
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => localStorage.removeItem(key) ?? true,
    }
    const methods = {
      getSubscription: { value: async () => (isOn() ? subscription : null) },
      subscribe: { value: async () => (localStorage.setItem(key, '1'), subscription) },
    }
    Object.defineProperties(PushManager.prototype, methods)
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  }, `https://fcm.googleapis.com/fcm/send/${uniqueId()}`)

interface HostReminders {
  settings: { isOn: boolean; offKinds: string[] }
  devices: { deviceId: string }[]
  chosen: { kind: string; id: string }[]
}
const remindersOf = async (token: string) =>
  (await callHost<HostReminders>('app', '/v2/me/reminders', { token })).answer

/** Opens the page of deadlines as a new member with a present that expires. Returns the access token. */
async function openDeadlines(page: Page) {
  await fakePushService(page)
  const member = await newMember()
  const ipId = `ip-${uniqueId()}`
  await setUpState('a channel', { ipId })
  await setUpState('waiting presents', { accountId: `acc-${member.id}`, ipId, count: 1 })
  await giveSession(page.context(), member)
  await page.goto('/mypage/deadlines')
  return member.accessToken
}

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'プレゼントの受け取り' })

/** The app's service worker. */
async function workerOf(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers()
  return worker ?? page.context().waitForEvent('serviceworker')
}

/** Delivers a push message to the worker. */
const deliver = (worker: Worker, text: string) =>
  worker.evaluate((data) => {
    const scope = self as unknown as {
      PushEvent: new (type: string, init: { data: string }) => Event
      dispatchEvent: (event: Event) => void
    }
    scope.dispatchEvent(new scope.PushEvent('push', { data }))
  }, text)

interface Shown {
  title: string
  body: string | undefined
  tag: string | undefined
}

/** Records the notifications of the worker, because a browser without a window shows none. */
const recordNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: Shown[] }
    scope.shown = []
    scope.registration.showNotification = async (title, { body, tag } = {}) =>
      void scope.shown.push({ title, body, tag })
  })
const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown)

test('one press beside a deadline subscribes this device and sets a reminder, which one press in the settings removes (Q508, Q509)', async ({
  page,
}) => {
  const token = await openDeadlines(page)
  await row(page).getByRole('button', { name: 'リマインド' }).click()
  await expect(row(page).getByRole('button', { name: 'リマインドを設定ずみ' })).toHaveAttribute('aria-pressed', 'true')
  const { devices, chosen } = await remindersOf(token)
  expect([devices.length, chosen]).toEqual([1, [{ kind: 'DEADLINE', id: 'present-present-1' }]])
  await row(page).getByRole('link', { name: 'お知らせの受け取り' }).click()
  await expect(page).toHaveURL(/\/mypage\/reminders$/)
  await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
  await page.getByRole('checkbox', { name: 'お知らせを受け取る' }).click()
  await expect(async () => expect((await remindersOf(token)).settings.isOn).toBe(false)).toPass()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'お知らせを受け取る' })).not.toBeChecked()
})

test('the service worker shows a push message as a notification, and a neutral text for a broken one (Q511) @long', async ({
  page,
}) => {
  await openDeadlines(page)
  const worker = await workerOf(page)
  await recordNotifications(worker)
  const message = { title: '投票が、まもなく終わります', body: '紅緒', tag: 'DEADLINE:1', path: '/home', stop: 'ENTRY' }
  await deliver(worker, JSON.stringify(message))
  const { title, body, tag } = message
  await expect(async () => expect(await shownBy(worker)).toContainEqual({ title, body, tag })).toPass()
  await deliver(worker, '<html>')
  await expect(async () => expect((await shownBy(worker)).map((each) => each.title)).toContain('集い')).toPass()
})

test('a log-out in one tab ends the push subscription that another tab has made (Q509) @long', async ({
  page,
  context,
  quiet,
}) => {
  // Allows the refusal of requests that reach the server after the log-out in the other tab.
  quiet.allow(/status of 40[13]/)
  const token = await openDeadlines(page)
  await page.goto('/mypage/reminders')
  await page.getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
  expect((await remindersOf(token)).devices).toHaveLength(1)
  const other = await context.newPage()
  await fakePushService(other)
  await other.goto('/account/logout')
  await other.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(other).toHaveURL(/\/top$/)
  const isSubscribed = () => page.evaluate(() => localStorage.getItem('fake-push') !== null)
  await expect(async () => expect(await isSubscribed()).toBe(false)).toPass()
  await expect(async () => expect(await page.evaluate(() => caches.has('tsudoi.reminder-device'))).toBe(false)).toPass()
})

test('in a browser that blocks notifications, the settings say so and have no button to receive reminders (Q508) @long', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await context.clearPermissions()
  await giveSession(context, await newMember())
  await page.goto('/mypage/reminders')
  await expect(page.getByText('このブラウザーで、集いの通知がブロックされています。')).toBeVisible()
  await expect(page.getByRole('button', { name: 'この端末で受け取る' })).toHaveCount(0)
})

test('with a host that has no calls for reminders, the app stores the settings on this device, and says what that means (Q507) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await fakePushService(page)
  await page.route('**/v2/me/reminders', (route) => route.fulfill({ status: 404, json: {} }))
  await giveSession(page.context(), await newMember())
  await page.goto('/mypage/reminders')
  await page.getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(page.getByText(/開いているあいだだけです。/)).toBeVisible()
  await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
})

test('the mobile app’s webview says that the app’s own notifications are used (Q508) @long', async ({ page }) => {
  await giveSession(page.context(), await newMember())
  await page.goto('/mypage/reminders?device=unity')
  await expect(page.getByText(/アプリの通知でお知らせします。/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'この端末で受け取る' })).toHaveCount(0)
})
