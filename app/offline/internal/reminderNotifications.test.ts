import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReminderDevice, writeReminderDevice, type ReminderDevice } from '../../storage/reminderDevice.ts'
import { createMemoryCaches } from '../../testing/createMemoryCaches.ts'
import {
  handleReminderPress,
  reminderContent,
  renewReminderDevice,
  showReminder,
  type ReminderWorker,
} from './reminderNotifications.ts'

const origin = 'https://tsudoi.example'
const message = {
  title: '投票が、まもなく終わります',
  body: '紅緒',
  tag: 'DEADLINE:1',
  path: '/vote/ranking/1',
  stop: 'ENTRY',
}
const device: ReminderDevice = {
  accountId: 'acc-hikari',
  deviceId: 'd1',
  deviceKey: 'secret',
  address: 'https://push.example/old',
  publicKey: 'BKey',
  renewUrl: 'https://tsudoi.example/hosts/app/v2/reminders/device/renew',
  stopUrl: 'https://tsudoi.example/hosts/app/v2/reminders/device/stop',
}

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('caches', createMemoryCaches())
  fetched.mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})
const sent = () => fetched.mock.calls.map(([url, init]) => [url, JSON.parse(init?.body as string)] as const)

function fakeWorker(windows: string[] = []) {
  const focused: string[] = []
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'P', auth: 'A' } }) }
  const worker = {
    registration: {
      showNotification: vi.fn<ReminderWorker['registration']['showNotification']>().mockResolvedValue(),
      pushManager: { subscribe: vi.fn<() => Promise<PushSubscription>>().mockResolvedValue(subscription as never) },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: vi.fn<(path: string) => Promise<unknown>>().mockResolvedValue(undefined),
    },
    origin,
  }
  return { worker, focused, opened: worker.clients.openWindow, shown: worker.registration.showNotification }
}

describe('the content of a push message', () => {
  it('is read from the message itself, or from the `data` of a Firebase message', () => {
    expect(reminderContent(JSON.stringify(message), origin)).toEqual(message)
    expect(reminderContent(JSON.stringify({ from: '1', data: message }), origin)).toEqual(message)
  })

  it.each([
    undefined,
    '',
    'no JSON',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"title":"x"}',
    '{"title":1,"body":"x"}',
    '{"data":null}',
    JSON.stringify({ ...message, title: 'x'.repeat(10_000) }),
    JSON.stringify({ ...message, body: '' }),
  ])('is neutral for a text that no host writes: %s', (text) => {
    expect(reminderContent(text, origin)).toMatchObject({ title: '集い', path: '/notification', stop: '' })
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    'javascript:alert(1)',
    'vote/1',
    '',
    7,
    null,
    `/${'x'.repeat(1_000)}`,
  ])('leads to the list of notices instead of the address %j', (path) => {
    expect(reminderContent(JSON.stringify({ ...message, path }), origin).path).toBe('/notification')
  })
})

describe('the notification of a push message', () => {
  it('has a tag, so that a later notification replaces it, and an action button that stops reminders of its kind', async () => {
    const { worker, shown } = fakeWorker()
    await showReminder(worker, JSON.stringify(message))
    expect(shown).toHaveBeenCalledWith(
      message.title,
      expect.objectContaining({
        body: message.body,
        tag: message.tag,
        data: { path: message.path, stop: 'ENTRY' },
        actions: [{ action: 'stop', title: 'この通知を止める' }],
      }),
    )
  })

  it('is shown without an action for a message that cannot be read', async () => {
    const { worker, shown } = fakeWorker()
    await showReminder(worker, '<html>')
    expect(shown).toHaveBeenCalledWith('集い', expect.objectContaining({ actions: [] }))
  })
})

describe('a press on a notification', () => {
  const data = { path: '/vote/ranking/1', stop: 'ENTRY' }

  it('brings the window with its page to the front', async () => {
    const { worker, focused, opened } = fakeWorker([`${origin}/home`, `${origin}/vote/ranking/1`])
    await handleReminderPress(worker, '', data)
    expect(focused).toEqual([`${origin}/vote/ranking/1`])
    expect(opened).not.toHaveBeenCalled()
  })

  it('opens its page in a new window, and leaves other windows with their input alone', async () => {
    const { worker, focused, opened } = fakeWorker([`${origin}/post/ip/todai/1`])
    await handleReminderPress(worker, '', data)
    expect([focused, opened.mock.calls]).toEqual([[], [['/vote/ranking/1']]])
  })

  it.each([undefined, null, 'x', {}, { path: 'https://elsewhere.example/' }, { path: 1 }])(
    'opens the list of notices if its data are %j',
    async (odd) => {
      const { worker, opened } = fakeWorker()
      await handleReminderPress(worker, '', odd)
      expect(opened).toHaveBeenCalledWith('/notification')
    },
  )

  it('on its action button stops the reminders with the key of this device, and opens no page', async () => {
    await writeReminderDevice(device)
    const { worker, opened } = fakeWorker()
    await handleReminderPress(worker, 'stop', data)
    expect(sent()).toEqual([[device.stopUrl, { deviceKey: 'secret', stop: 'ENTRY' }]])
    expect(opened).not.toHaveBeenCalled()
  })

  it.each([
    ['without a network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['if the host refuses', () => fetched.mockResolvedValue(new Response('{}', { status: 404 }))],
    ['without a record of this device', () => vi.stubGlobal('caches', createMemoryCaches())],
  ])('on its action opens the settings %s', async (_, prepare) => {
    await writeReminderDevice(device)
    prepare()
    const { worker, opened } = fakeWorker()
    await handleReminderPress(worker, 'stop', data)
    expect(opened).toHaveBeenCalledWith('/mypage/reminders')
  })
})

describe('a subscription that the browser has replaced', () => {
  const renewed = { transport: 'WEB_PUSH', address: 'https://push.example/new', p256dh: 'P', auth: 'A' }

  it('is reported to the server with the key of this device', async () => {
    await writeReminderDevice(device)
    const { worker } = fakeWorker()
    await renewReminderDevice(worker)
    expect(sent()).toEqual([[device.renewUrl, { deviceKey: 'secret', ...renewed }]])
    expect(worker.registration.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'BKey',
    })
    expect((await readReminderDevice())?.address).toBe('https://push.example/new')
  })

  it('keeps its former address in the stored record if the server does not answer, so that the app reports the new one later', async () => {
    await writeReminderDevice(device)
    fetched.mockResolvedValue(new Response('{}', { status: 500 }))
    await renewReminderDevice(fakeWorker().worker)
    expect((await readReminderDevice())?.address).toBe(device.address)
  })

  it('is not reported in a browser that receives no reminders', async () => {
    const { worker } = fakeWorker()
    await renewReminderDevice(worker)
    expect(worker.registration.pushManager.subscribe).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })
})
