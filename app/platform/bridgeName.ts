import { tabStore } from '../storage/textStore.ts'

const key = 'tsudoi.bridge'

/**
 * The query parameter `bridge`, which names the webview of the host app (`uniwebview`). It is stored for the tab,
 * because later addresses do not contain it: a guard may redirect before the bridge has loaded.
 */
export function bridgeName(): string | undefined {
  const named = new URLSearchParams(location.search).get('bridge')
  if (named) tabStore.set(key, named)
  return tabStore.get(key)
}
