import { tabStore } from '../storage/textStore.ts'

/** `web`: a browser (default). `unity`: the mobile app's webview, from the query `device=unity` (S002, S095). */
export type Device = 'web' | 'unity'

const key = 'tsudoi.device-type'

/**
 * Returns where the app runs. The query parameter is stored for the tab, because later addresses do not contain it.
 * Only for display; it grants no rights (X17).
 */
export function device(): Device {
  if (new URLSearchParams(location.search).get('device') === 'unity') tabStore.set(key, 'unity')
  return tabStore.get(key) === 'unity' ? 'unity' : 'web'
}
