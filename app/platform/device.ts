/** `web` is the default (S095); `unity` is the mobile app's webview, told by `device=unity` (S002). */
export type Device = 'web' | 'unity'

const key = 'tsudoi.device-type'

/**
 * Where the app runs. The query is read once and kept for the tab, because later addresses no longer carry it. A hint
 * for the display; it gives no rights (X17).
 */
export function device(): Device {
  try {
    if (new URLSearchParams(location.search).get('device') === 'unity') sessionStorage.setItem(key, 'unity')
    return sessionStorage.getItem(key) === 'unity' ? 'unity' : 'web'
  } catch {
    return new URLSearchParams(location.search).get('device') === 'unity' ? 'unity' : 'web'
  }
}
