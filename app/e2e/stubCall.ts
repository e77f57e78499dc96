import type { Page } from '@playwright/test'

interface Fault {
  status: number
  messageCode?: string | undefined
}

/**
 * Intercepts one call for the rest of a test, and counts it. It answers in place of the server only as often as `fail`
 * was called. The route is not removed, because removing a route can drop a file request that is in flight.
 */
export async function stubCall(page: Page, path: string, method = 'POST') {
  const faults: Fault[] = []
  let sent = 0
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      sent += 1
      const fault = faults.shift()
      if (!fault) return route.fallback()
      const { status, messageCode = 'Internal' } = fault
      return route.fulfill({ status, json: { messageCode, code: status } })
    },
  )
  return {
    /** Answers the next request with this failure. */
    fail: (status: number, messageCode?: string) => void faults.push({ status, messageCode }),
    /** How often the call was sent since the last `takeCount`. */
    takeCount(): number {
      const count = sent
      sent = 0
      return count
    },
  }
}
