import { expect, type Page } from '@playwright/test'
import { faultHeader, type CallFault, type FaultProxy } from './faultProxy.ts'
import type { PreparedFlow } from './flows.ts'

/** Intercepts one call of a page and can break it. */
export interface CallBreaker {
  page: Page
  target: PreparedFlow['target']
  /** Breaks the call from now on; undefined lets it through. */
  breakWith: (fault: CallFault | undefined) => void
  /** Breaks the next call only. */
  breakOnce: (fault: CallFault) => void
  /** Sends the call to an address where no server listens. */
  redirectTo: (address: string | undefined) => void
  /** Answers every call of the page that carries one of these bearer tokens with 401. */
  refuse: (bearers: readonly string[]) => void
  /** Resolves once a broken call hangs: its server has received it and does not answer. */
  waitForHang: () => Promise<void>
  /** How often the call was sent. */
  sent: () => number
}

/** Intercepts the call `target` of a page and sends it through the fault proxy, which breaks it on request. */
export async function interceptCall(
  page: Page,
  target: PreparedFlow['target'],
  proxy: FaultProxy,
): Promise<CallBreaker> {
  let fault: CallFault | undefined
  let isOnce = false
  let elsewhere: string | undefined
  let refused: readonly string[] = []
  let count = 0
  let hung = proxy.held()
  await page.route('**/hosts/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const headers = request.headers()
    const isTarget = request.method() === target.method && target.path.test(pathname)
    if (isTarget) count += 1
    const broken = (address: string, breaking: CallFault) =>
      route.continue({
        url: address + pathname + search,
        headers: { ...headers, [faultHeader]: JSON.stringify(breaking) },
      })
    if (refused.some((bearer) => headers.authorization === `Bearer ${bearer}`))
      return broken(proxy.address, { do: 'answer', status: 401, messageCode: 'Unauthenticated' })
    if (isTarget && elsewhere) return route.continue({ url: elsewhere + pathname })
    if (!isTarget || !fault) return route.continue()
    const breaking = fault
    if (isOnce) fault = undefined
    return broken(proxy.address, breaking)
  })
  return {
    page,
    target,
    breakWith(next) {
      fault = next
      isOnce = false
    },
    breakOnce(next) {
      fault = next
      isOnce = true
    },
    redirectTo: (address) => void (elsewhere = address),
    refuse: (bearers) => void (refused = bearers),
    async waitForHang() {
      await expect.poll(proxy.held).toBeGreaterThan(hung)
      hung = proxy.held()
    },
    sent: () => count,
  }
}
