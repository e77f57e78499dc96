import { ownPathIn } from '../../ownPath.ts'
import { readReminderDevice, writeReminderDevice } from '../../storage/reminderDevice.ts'

/** The parts of a service worker that the code for reminders uses. Tests replace them. */
export interface ReminderWorker {
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription> }
  }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowOfApp[]>
    openWindow: (path: string) => Promise<unknown>
  }
  origin: string
}
interface WindowOfApp {
  url: string
  focus: () => Promise<unknown>
}

/** What a notification shows, and where it leads. */
export interface ReminderContent {
  title: string
  body: string
  tag: string
  path: string
  stop: string
}

const settingsPath = '/mypage/reminders'

/** Shown for a message that cannot be read: a browser requires that each message shows a notification. */
const unreadable: ReminderContent = {
  title: '集い',
  body: '新しいお知らせがあります。',
  tag: 'tsudoi',
  path: '/notification',
  stop: '',
}

const maxLengths = { title: 100, body: 300, tag: 300, path: 500, stop: 300 } as const

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

/**
 * Parses the text of a push message: the server's JSON, either the message itself or the `data` of a Firebase message.
 * Returns a neutral content for any other text, so that a malformed message shows nothing that the server did not
 * write.
 */
export function reminderContent(text: string | undefined, origin: string): ReminderContent {
  try {
    const message = JSON.parse(text ?? '') as { data?: unknown } & Record<string, unknown>
    const fields = (typeof message.data === 'object' ? message.data : message) as Record<string, unknown>
    const { title, body, tag, path, stop } = fields
    if (!isText(title, maxLengths.title) || !isText(body, maxLengths.body)) return unreadable
    return {
      title,
      body,
      tag: isText(tag, maxLengths.tag) ? tag : unreadable.tag,
      path: (isText(path, maxLengths.path) && ownPathIn(path, origin)) || unreadable.path,
      stop: isText(stop, maxLengths.stop) ? stop : '',
    }
  } catch {
    return unreadable
  }
}

/** Shows the notification of a push message. It replaces an earlier notification with the same tag. */
export async function showReminder(worker: ReminderWorker, text: string | undefined): Promise<void> {
  const { title, body, tag, path, stop } = reminderContent(text, worker.origin)
  const actions = stop === '' ? [] : [{ action: 'stop', title: 'この通知を止める' }]
  const options = {
    body,
    tag,
    lang: 'ja',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path, stop },
    actions,
  }
  await worker.registration.showNotification(title, options)
}

/**
 * Brings a window with the page to the front, or opens the page in a new one. Other windows are left alone, because
 * they may contain input that is not saved.
 */
async function openPage({ clients, origin }: ReminderWorker, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === origin + path)
  await (shown ? shown.focus() : clients.openWindow(path))
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/**
 * Makes the server stop the reminders of a notification's kind, with the key of this device instead of a session.
 * Resolves with whether that succeeded.
 */
async function stopByKey(stop: string): Promise<boolean> {
  const device = await readReminderDevice()
  if (!device) return false
  return post(device.stopUrl, { deviceKey: device.deviceKey, stop }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Handles a press on a notification or its action. If stopping fails, the page of the settings opens. */
export async function handleReminderPress(worker: ReminderWorker, action: string, data: unknown): Promise<void> {
  const { path, stop } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  if (action !== 'stop')
    return openPage(worker, (typeof path === 'string' && ownPathIn(path, worker.origin)) || unreadable.path)
  const isStopped = typeof stop === 'string' && stop !== '' && (await stopByKey(stop))
  if (!isStopped) await openPage(worker, settingsPath)
}

/**
 * Reports the new address of this device to the server after the browser has replaced its subscription. If that fails,
 * the app does it at its next start (startReminders.ts).
 */
export async function renewReminderDevice(worker: ReminderWorker, fresh?: PushSubscription | null): Promise<void> {
  const device = await readReminderDevice()
  if (!device) return
  const { pushManager } = worker.registration
  const options = { userVisibleOnly: true, applicationServerKey: device.publicKey }
  const subscription = fresh ?? (await pushManager.subscribe(options))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint) return
  const renewed = { transport: 'WEB_PUSH', address: endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }
  const { ok } = await post(device.renewUrl, { deviceKey: device.deviceKey, ...renewed })
  if (ok) await writeReminderDevice({ ...device, address: endpoint })
}
