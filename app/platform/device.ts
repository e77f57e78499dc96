import { tabStore } from '../session/textStore.ts'

/** `web` is the default (S095); `unity` is the mobile app's webview, told by `device=unity` (S002). */
export type Device = 'web' | 'unity'

const key = 'tsudoi.device-type'

/**
 * Where the app runs. The query is read once and kept for the tab, because later addresses no longer carry it. A hint
 * for the display; it gives no rights (X17).
 */
export function device(): Device {
  if (new URLSearchParams(location.search).get('device') === 'unity') tabStore.set(key, 'unity')
  return tabStore.get(key) === 'unity' ? 'unity' : 'web'
}
