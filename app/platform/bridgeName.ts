import { tabStore } from '../session/textStore.ts'

const key = 'tsudoi.bridge'

/**
 * What the address calls the host app's webview (`bridge=uniwebview`). Read once and kept for the tab, because later
 * addresses no longer carry it: a guard may lead on before the bridge has been loaded.
 */
export function bridgeName(): string | undefined {
  const named = new URLSearchParams(location.search).get('bridge')
  if (named) tabStore.set(key, named)
  return tabStore.get(key)
}
