/** The public key of Firebase Cloud Messaging: `vapidKey` in its configuration. Undefined if it is not used (Q510). */
export const firebasePushKey = (firebase: string): string | undefined =>
  firebase === '' ? undefined : (JSON.parse(firebase) as { vapidKey?: string }).vapidKey
