/** The app store for a user agent; undefined if the app does not exist for the device. */
export function appStoreFor(userAgent: string): 'appStore' | 'googlePlay' | undefined {
  if (/iPhone|iPod|iPad/.test(userAgent)) return 'appStore'
  return /Android/.test(userAgent) ? 'googlePlay' : undefined
}
