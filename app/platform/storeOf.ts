/** The store of this device; undefined where there is no app. Tablets that pass for a desktop count as one. */
export function storeOf(userAgent: string): 'appStore' | 'googlePlay' | undefined {
  if (/iPhone|iPod|iPad/.test(userAgent)) return 'appStore'
  return /Android/.test(userAgent) ? 'googlePlay' : undefined
}
