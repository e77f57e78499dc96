import { deviceName } from '@tsudoi/contracts/deviceName'
import type { ReminderSettings } from '@tsudoi/contracts/reminder/reminder'
import {
  addReminderDevice,
  changeReminders,
  deleteReminderDevice as deleteDeviceCall,
  renewReminderDevice,
  stopReminders,
} from '@tsudoi/contracts/reminder/reminder.endpoints'
import { isNotFound } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { registerWorker } from '../../offline/offline.ts'
import type { PushTransport } from '../../realtime/pushPort.ts'
import { useSession } from '../../session/sessionStore.ts'
import {
  deleteReminderDevice,
  readReminderDevice,
  writeReminderDevice,
  type ReminderDevice,
} from '../../storage/reminderDevice.ts'
import { deviceStore } from '../../storage/textStore.ts'
import { deviceTimeZone } from '../../time/deviceTimeZone.ts'
import { withTimeout } from '../../time/withTimeout.ts'
import { readPushEnvironment } from './readPushEnvironment.ts'
import { choosePushTransport } from './choosePushTransport.ts'
import { saveLocalReminderSettings } from './localReminders.ts'
import { pushSupportOf, type PushSupport } from './pushSupport.ts'
import type { MemberReminders } from './memberReminders.ts'

/**
 * The id of the member whose reminders this browser receives. A logout deletes the value and an expired session does
 * not, so the value shows which of the two has happened.
 */
const ownerKey = 'tsudoi.reminder-device'

/** How long the browser's push service and worker may take, in milliseconds. */
const pushTimeoutMs = 20_000

const defaultQuietHours = () => ({
  start: '23:00',
  end: '07:00',
  timeZone: deviceTimeZone(),
})

const isUnchanged = ({ isOn, offKinds, mutedIpIds, quietHours }: ReminderSettings) =>
  isOn && offKinds.length === 0 && mutedIpIds.length === 0 && !quietHours

/** Thrown if the browser has not answered in time, or the app's service worker is not running. */
export class PushUnavailableError extends Error {
  override name = 'PushUnavailableError'
}

async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  const value = await withTimeout(work, pushTimeoutMs)
  if (value === undefined) throw new PushUnavailableError()
  return value
}

const activeRegistration = () => orUnavailable(navigator.serviceWorker.ready)

/** What this browser can do, and whether the member's reminders arrive here. */
export interface ThisDeviceState {
  support: PushSupport
  isOn: boolean
}

/** Reads the state of this device. Asks the user nothing. */
export async function readThisDevice({ place, settings, devices }: MemberReminders): Promise<ThisDeviceState> {
  const environment = await readPushEnvironment(place === 'host')
  const support = pushSupportOf(environment)
  const isPermitted = environment.permission === 'granted'
  if (support === 'window') return { support, isOn: settings.isOn && isPermitted }
  const record = await readReminderDevice()
  const isListed = devices.some(({ deviceId }) => deviceId === record?.deviceId)
  return { support, isOn: support === 'push' && isPermitted && isListed }
}

const urlOf = (path: string) => new URL(env.hosts.app + path, location.origin).href

async function register(push: PushTransport): Promise<void> {
  const registration = await activeRegistration()
  const address = await orUnavailable(push.subscribe(registration))
  const { accountId } = useSession.getState()
  const { deviceId, deviceKey } = await call(addReminderDevice, {
    body: { ...address, name: deviceName(navigator.userAgent) },
  })
  const urls = { renewUrl: urlOf(renewReminderDevice.path), stopUrl: urlOf(stopReminders.path) }
  const record = { accountId, deviceId, deviceKey, address: address.address, publicKey: push.publicKey, ...urls }
  try {
    await writeReminderDevice(record)
    deviceStore.set(ownerKey, accountId)
  } catch (error) {
    // Without the record, a logout could not end the subscription.
    await call(deleteDeviceCall, { params: { id: deviceId } }, { isSilent: true }).catch(() => {})
    await push.unsubscribe(registration)
    throw error
  }
}

/** The result of switching reminders on. `dismissed`: the user closed the browser's permission prompt. */
export type EnableRemindersResult = 'on' | 'denied' | 'dismissed' | 'unavailable'

const askPermission = () =>
  // An old Safari has only the form with a callback; it has no push either.
  Notification.requestPermission()

/**
 * Switches reminders on for this device. Call it from a press, because the browser asks the user (Q508). Rejects with
 * an ApiError if the server refuses.
 */
export async function enableThisDevice(reminders: MemberReminders): Promise<EnableRemindersResult> {
  const permission = await askPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const { place, settings, devices, webPushKey } = reminders
  if (place === 'device') {
    saveLocalReminderSettings({ ...settings, isOn: true })
    return 'on'
  }
  const push = await choosePushTransport(webPushKey)
  if (!push) return 'unavailable'
  try {
    await register(push)
  } catch (error) {
    if (error instanceof PushUnavailableError || error instanceof DOMException) return 'unavailable'
    throw error
  }
  const isFirst = devices.length === 0 && isUnchanged(settings)
  if (isFirst || !settings.isOn) {
    const body = { ...settings, isOn: true, ...(isFirst && { quietHours: defaultQuietHours() }) }
    await call(changeReminders, { body })
  }
  return 'on'
}

/** Ends the subscription of this browser and deletes its record. The server later removes the device without a call. */
export async function forgetThisDevice(): Promise<void> {
  const record = await readReminderDevice()
  if (!record) return
  await deleteReminderDevice()
  deviceStore.remove(ownerKey)
  const registration = await registerWorker()
  const push = await choosePushTransport(record.publicKey)
  if (registration) await push?.unsubscribe(registration).catch(() => {})
}

/** Switches reminders off for this device: on the server, and in the browser. */
export async function disableThisDevice({ place, settings }: MemberReminders): Promise<void> {
  if (place === 'device') {
    saveLocalReminderSettings({ ...settings, isOn: false })
    return
  }
  const record = await readReminderDevice()
  if (record) await call(deleteDeviceCall, { params: { id: record.deviceId } })
  await forgetThisDevice()
}

/** Removes this device on the server before a logout. The browser's subscription ends with `checkThisDevice`. */
export async function removeDeviceBeforeLogout(): Promise<void> {
  const record = await readReminderDevice()
  if (record?.accountId !== useSession.getState().accountId) return
  await call(deleteDeviceCall, { params: { id: record.deviceId } }, { isSilent: true })
}

/** Reports an address that the browser has changed. Ends the subscription if the server no longer has the device. */
async function renew(record: ReminderDevice): Promise<void> {
  const push = await choosePushTransport(record.publicKey)
  const registration = await registerWorker()
  if (!push || !registration) return
  const current = await push.current(registration)
  if (current?.address === record.address) return
  if (!current) {
    await call(deleteDeviceCall, { params: { id: record.deviceId } }, { isSilent: true })
    await forgetThisDevice()
    return
  }
  try {
    await call(renewReminderDevice, { body: { ...current, deviceKey: record.deviceKey } })
    await writeReminderDevice({ ...record, address: current.address })
  } catch (error) {
    if (!isNotFound(error)) throw error
    await forgetThisDevice()
  }
}

/**
 * Compares the record of this browser with the session: ends the subscription after a logout, even one in another tab,
 * and if another member has logged in. An expired session keeps it, because the same member logs in again.
 */
export async function checkThisDevice(): Promise<void> {
  const record = await readReminderDevice()
  if (!record) return
  const { accountId } = useSession.getState()
  const isLoggedOut = deviceStore.get(ownerKey) !== record.accountId
  if (isLoggedOut || (accountId !== '' && accountId !== record.accountId)) await forgetThisDevice()
  else if (accountId !== '') await renew(record)
}
