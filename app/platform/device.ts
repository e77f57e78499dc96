import { tabStore } from '../storage/textStore.ts'

/**
 * Where the app runs. `web`: in a browser (default). `unity`: in the mobile app's webview, whose addresses have the
 * query `device=unity` (S002, S095).
 */
export type Device = 'web' | 'unity'

const key = 'tsudoi.device-type'

/**
 * Returns where the app runs. The query parameter is stored for the tab, because later addresses do not contain it. Use
 * it only for display: it grants no rights (X17).
 */
export function device(): Device {
  if (new URLSearchParams(location.search).get('device') === 'unity') tabStore.set(key, 'unity')
  return tabStore.get(key) === 'unity' ? 'unity' : 'web'
}
