/**
 * The public key of Firebase Cloud Messaging: `vapidKey` in the configuration of Firebase. Undefined if reminders do not
 * use Firebase (Q510).
 */
export const firebasePushKey = (firebase: string): string | undefined =>
  firebase === '' ? undefined : (JSON.parse(firebase) as { vapidKey?: string }).vapidKey
