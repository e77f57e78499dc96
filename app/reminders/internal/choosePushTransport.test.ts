import { afterEach, expect, it, vi } from 'vitest'
import { choosePushTransport } from './choosePushTransport.ts'

const messaging = vi.hoisted(() => ({ token: 'token-1', deleted: 0, isOffline: false, vapidKey: '' }))
vi.mock('firebase/app', () => ({ getApps: () => [], getApp: () => ({}), initializeApp: () => ({}) }))
vi.mock('firebase/messaging', () => ({
  getMessaging: () => ({}),
  getToken: async (_messaging: unknown, { vapidKey }: { vapidKey: string }) => {
    messaging.vapidKey = vapidKey
    return messaging.token
  },
  deleteToken: async () => {
    if (messaging.isOffline) throw new Error('offline')
    messaging.deleted += 1
    return true
  },
}))

afterEach(() => {
  messaging.deleted = 0
  messaging.isOffline = false
})

const registration = (subscription: unknown) =>
  ({ pushManager: { getSubscription: async () => subscription } }) as unknown as ServiceWorkerRegistration
const configured = { firebase: '{"projectId":"tsudoi","vapidKey":"BFirebase"}' }

it('Firebase Cloud Messaging registers a token with the key of the project', async () => {
  const push = await choosePushTransport('BHost', configured)
  expect(push?.publicKey).toBe('BFirebase')
  expect(await push?.subscribe(registration(null))).toEqual({ transport: 'FCM', address: 'token-1' })
  expect(messaging.vapidKey).toBe('BFirebase')
})

it('Firebase Cloud Messaging has an address only if the browser has a subscription', async () => {
  const push = await choosePushTransport(undefined, configured)
  expect(await push?.current(registration(null))).toBeUndefined()
  expect(await push?.current(registration({}))).toEqual({ transport: 'FCM', address: 'token-1' })
})

it('Firebase Cloud Messaging deletes its token when reminders end', async () => {
  await (await choosePushTransport(undefined, configured))?.unsubscribe(registration(null))
  expect(messaging.deleted).toBe(1)
})

it('Firebase Cloud Messaging ends the browser’s subscription even if Firebase cannot be reached (Q509)', async () => {
  messaging.isOffline = true
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  await (await choosePushTransport(undefined, configured))?.unsubscribe(registration({ unsubscribe }))
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it.each(['', '{}', '{"projectId":"tsudoi"}'])('Web Push is used if Firebase has no key: %j', async (firebase) => {
  expect((await choosePushTransport('BHost', { firebase }))?.publicKey).toBe('BHost')
  expect(await choosePushTransport(undefined, { firebase })).toBeUndefined()
})
