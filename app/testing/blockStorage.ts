import { vi } from 'vitest'

/** Blocks localStorage and sessionStorage, as a browser does whose user denies them, until `vi.unstubAllGlobals()`. */
export function blockStorage(): void {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, new Proxy({}, { get: denied, ownKeys: denied }))
}
