import { responseCaches } from './browserStorage.ts'

/**
 * What this browser needs to receive reminders, for its pages and its service worker. It contains a secret, so it is
 * never logged or put into an address.
 */
export interface ReminderDevice {
  /** The member who receives the reminders. */
  accountId: string
  deviceId: string
  /** The secret with which the worker renews the address, and stops reminders, without a session. */
  deviceKey: string
  /** The push address that the server has. */
  address: string
  /** The server's public key for Web Push, as base64url. */
  publicKey: string
  renewUrl: string
  stopUrl: string
}

const cacheName = 'tsudoi.reminder-device'
const entry = '/reminder-device'

/** Reads the record. Undefined if this browser receives no reminders, or has no cache storage. */
export async function readReminderDevice(): Promise<ReminderDevice | undefined> {
  try {
    const stored = await responseCaches().match(entry, { cacheName })
    const value = (await stored?.json()) as Partial<ReminderDevice> | undefined
    return typeof value?.deviceKey === 'string' ? (value as ReminderDevice) : undefined
  } catch {
    return undefined
  }
}

/** Stores the record. Rejects if the browser has no room. */
export async function writeReminderDevice(device: ReminderDevice): Promise<void> {
  await (await responseCaches().open(cacheName)).put(entry, new Response(JSON.stringify(device)))
}

/** Deletes the record. */
export async function deleteReminderDevice(): Promise<void> {
  try {
    await responseCaches().delete(cacheName)
  } catch {
    // Ignored: without cache storage there is no record.
  }
}
