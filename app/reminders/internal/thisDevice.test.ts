import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteMemberData, logout } from '../../session/logout.ts'
import { expireSession } from '../../session/endSession.ts'
import { adoptCookieSession } from '../../session/tabSync.ts'
import { useSession } from '../../session/sessionStore.ts'
import { readReminderDevice } from '../../storage/reminderDevice.ts'
import { createMemoryCaches } from '../../testing/createMemoryCaches.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import type { MemberReminders } from './memberReminders.ts'
import { startReminders } from './startReminders.ts'
import { checkThisDevice, disableThisDevice, enableThisDevice, readThisDevice } from './thisDevice.ts'

const push = vi.hoisted(() => ({ registration: undefined as unknown }))
vi.mock('../../offline/offline.ts', () => ({ registerWorker: async () => push.registration }))

const server = memberHost()
const reminders: MemberReminders = {
  place: 'host',
  settings: { isOn: true, offKinds: [], mutedIpIds: [] },
  devices: [],
  chosen: [],
  webPushKey: 'BKey',
}

/** A push service and a browser, in memory. */
function fakeBrowser(permission: NotificationPermission = 'granted') {
  const browser = {
    permission,
    asked: 0,
    subscribeError: undefined as unknown,
    subscription: undefined as undefined | { endpoint: string },
    endpoint: 'https://push.example/1',
  }
  const shown = (endpoint: string) => ({
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: async () => {
      browser.subscription = undefined
      return true
    },
  })
  const pushManager = {
    subscribe: async () => {
      if (browser.subscribeError) throw browser.subscribeError
      browser.subscription ??= { endpoint: browser.endpoint }
      return shown(browser.subscription.endpoint)
    },
    getSubscription: async () => browser.subscription && shown(browser.subscription.endpoint),
  }
  push.registration = { pushManager }
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome/140',
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked += 1
      return browser.permission
    },
  })
  return browser
}

/** Simulates a server. Returns the calls that it received, and its devices. */
function fakeHost() {
  const calls: [string, unknown][] = []
  const record = async (request: Request) =>
    void calls.push([
      `${request.method} ${new URL(request.url).pathname.replace('/hosts/app', '')}`,
      await request.text(),
    ])
  server.use(
    http.post('*/v2/me/reminders/device', async ({ request }) => {
      await record(request)
      return HttpResponse.json({ deviceId: 'd1', deviceKey: 'secret' })
    }),
    http.put('*/v2/me/reminders', async ({ request }) => {
      await record(request)
      return HttpResponse.json({ settings: reminders.settings })
    }),
    http.delete('*/v2/me/reminders/device/:id', async ({ request }) => {
      await record(request)
      return HttpResponse.json({})
    }),
    http.post('*/v2/reminders/device/renew', async ({ request }) => {
      await record(request)
      return HttpResponse.json({})
    }),
    http.post('*/v1/auth/signout', () => HttpResponse.json({})),
  )
  return { calls, names: () => calls.map(([name]) => name) }
}

beforeEach(() => {
  vi.stubGlobal('caches', createMemoryCaches())
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a press that switches reminders on', () => {
  it('asks the user, subscribes, and registers the device with quiet hours at first', async () => {
    const [browser, { calls }] = [fakeBrowser(), fakeHost()]
    expect(await enableThisDevice(reminders)).toBe('on')
    expect(browser.asked).toBe(1)
    expect(calls.map(([name]) => name)).toEqual(['POST /v2/me/reminders/device', 'PUT /v2/me/reminders'])
    expect(JSON.parse(String(calls[0]?.[1]))).toMatchObject({
      transport: 'WEB_PUSH',
      address: 'https://push.example/1',
      p256dh: 'P',
    })
    expect(JSON.parse(String(calls[1]?.[1]))).toMatchObject({
      isOn: true,
      quietHours: { start: '23:00', end: '07:00' },
    })
    expect(await readReminderDevice()).toMatchObject({ accountId: 'acc-hikari', deviceId: 'd1', deviceKey: 'secret' })
    const devices = [{ deviceId: 'd1', name: 'Chrome', createTime: '2026-01-01T00:00:00Z' }]
    expect(await readThisDevice({ ...reminders, devices })).toEqual({ support: 'push', isOn: true })
    expect(await readThisDevice(reminders)).toEqual({ support: 'push', isOn: false })
  })

  it('keeps the settings that the member has changed before, and switches reminders on in them', async () => {
    fakeBrowser()
    const { calls } = fakeHost()
    await enableThisDevice({ ...reminders, settings: { ...reminders.settings, isOn: false, offKinds: ['SHOW'] } })
    expect(JSON.parse(String(calls[1]?.[1]))).toEqual({ isOn: true, offKinds: ['SHOW'], mutedIpIds: [] })
  })

  it.each([
    ['denied', 'denied'],
    ['default', 'dismissed'],
  ] as const)('sends nothing if the user answers %s', async (permission, result) => {
    fakeBrowser(permission)
    const { calls } = fakeHost()
    expect(await enableThisDevice(reminders)).toBe(result)
    expect(calls).toEqual([])
  })

  it('returns `unavailable` if the browser’s push service refuses', async () => {
    fakeBrowser().subscribeError = new DOMException('Registration failed', 'AbortError')
    const { calls } = fakeHost()
    expect(await enableThisDevice(reminders)).toBe('unavailable')
    expect(calls).toEqual([])
  })

  it('is rolled back if the browser cannot store the device, because a logout could not end the subscription', async () => {
    const [browser, { names }] = [fakeBrowser(), fakeHost()]
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) })
    expect(await enableThisDevice(reminders)).toBe('unavailable')
    expect(names()).toEqual(['POST /v2/me/reminders/device', 'DELETE /v2/me/reminders/device/d1'])
    expect(browser.subscription).toBeUndefined()
  })

  it('is undone by disableThisDevice(), which removes the device on the server and ends the subscription', async () => {
    const [browser, { names }] = [fakeBrowser(), fakeHost()]
    await enableThisDevice(reminders)
    await disableThisDevice(reminders)
    expect(names().at(-1)).toBe('DELETE /v2/me/reminders/device/d1')
    expect([browser.subscription, await readReminderDevice()]).toEqual([undefined, undefined])
  })
})

describe('the subscription of this browser', () => {
  let browser: ReturnType<typeof fakeBrowser>
  let host: ReturnType<typeof fakeHost>
  beforeEach(async () => {
    ;[browser, host] = [fakeBrowser(), fakeHost()]
    await enableThisDevice(reminders)
    host.calls.length = 0
  })

  it('ends with a logout, on the server and in the browser', async () => {
    startReminders()
    await logout()
    expect(host.names()).toEqual(['DELETE /v2/me/reminders/device/d1'])
    await waitFor(() => expect(browser.subscription).toBeUndefined())
    await waitFor(async () => expect(await readReminderDevice()).toBeUndefined())
  })

  it('ends with a logout without a network, so that nothing arrives for a member who has left', async () => {
    startReminders()
    server.use(http.delete('*/v2/me/reminders/device/:id', () => HttpResponse.error()))
    await logout()
    await waitFor(() => expect(browser.subscription).toBeUndefined())
  })

  it('ends when another tab logs the member out', async () => {
    startReminders()
    localStorage.removeItem('tsudoi.reminder-device')
    const { tokenCookies } = await import('../../session/cookies.ts')
    tokenCookies.clear()
    adoptCookieSession('changed')
    await waitFor(() => expect(browser.subscription).toBeUndefined())
  })

  it('ends when the account is deleted', async () => {
    startReminders()
    deleteMemberData()
    await waitFor(() => expect(browser.subscription).toBeUndefined())
  })

  it('stays when the session expires, because the same member logs in again', async () => {
    startReminders()
    expireSession()
    await new Promise((resolve) => setTimeout(resolve))
    await checkThisDevice()
    expect(browser.subscription).toBeDefined()
    useSession.setState({ accountId: 'acc-hikari' })
    await checkThisDevice()
    expect([browser.subscription !== undefined, host.calls]).toEqual([true, []])
  })

  it('ends when another member logs in', async () => {
    useSession.setState({ accountId: 'acc-sora' })
    await checkThisDevice()
    expect([browser.subscription, await readReminderDevice()]).toEqual([undefined, undefined])
  })

  it('reports an address that the browser has changed', async () => {
    browser.subscription = { endpoint: 'https://push.example/2' }
    await checkThisDevice()
    expect(host.names()).toEqual(['POST /v2/reminders/device/renew'])
    expect((await readReminderDevice())?.address).toBe('https://push.example/2')
    await checkThisDevice()
    expect(host.calls).toHaveLength(1)
  })

  it('is removed on the server if the browser has ended it', async () => {
    browser.subscription = undefined
    await checkThisDevice()
    expect(host.names()).toEqual(['DELETE /v2/me/reminders/device/d1'])
    expect(await readReminderDevice()).toBeUndefined()
  })

  it('is deleted if the server no longer has the device', async () => {
    browser.subscription = { endpoint: 'https://push.example/2' }
    server.use(
      http.post('*/v2/reminders/device/renew', () =>
        HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 }),
      ),
    )
    await checkThisDevice()
    expect([browser.subscription, await readReminderDevice()]).toEqual([undefined, undefined])
  })
})
