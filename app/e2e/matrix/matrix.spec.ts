import { test as base, type Browser, type BrowserContext } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { groupByPageLoad, runVariants } from '../faults/cases.ts'
import { faults } from '../faults/faults.ts'
import { startFaultProxy, type FaultProxy } from '../faults/faultProxy.ts'
import { userFlows } from '../faults/flows.ts'
import { timeouts } from '../timeouts.ts'
import { addresses } from '../addresses.ts'
import { viewports } from '../viewports.ts'

// Tests sixteen faults in ten flows, which are 160 cases. Each case asserts a true message, that typed values are kept,
// that nothing is executed twice (counted at the server), that the user can continue, and that the focus is kept.

/** The name of a viewport: phone or desktop. */
type Size = keyof typeof viewports

async function openContext(browser: Browser, size: Size): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: addresses.app,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    ...viewports[size],
  })
  context.setDefaultTimeout(timeouts.wait)
  return context
}

/**
 * One proxy per worker and one context per viewport, so that the app's files load once. Each case has its own page and
 * session.
 */
const test = base.extend<object, { faultProxy: FaultProxy; contextOf: (size: Size) => Promise<BrowserContext> }>({
  faultProxy: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const proxy = await startFaultProxy()
      await use(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<Size, Promise<BrowserContext>>()
      await use((size) => {
        const context = contexts.get(size) ?? openContext(browser, size)
        contexts.set(size, context)
        return context
      })
      for (const context of contexts.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
})

/** Whether this run tests a fault in a flow. The short run tests every eighth fault, each in another flow. */
const isRun = amount({
  part: (flowAt: number, faultAt: number) => faultAt % 8 === 0 && (flowAt + faultAt) % userFlows.length === 0,
  all: () => true,
})

for (const [at, flow] of userFlows.entries()) {
  test.describe(`the flow ${flow.id} (${flow.name})`, () => {
    for (const { id, name, variants } of faults.filter((_fault, faultAt) => isRun(at, faultAt))) {
      test(`shows a correct message, keeps the input and executes nothing twice under the fault ${id}: ${name}`, async ({
        faultProxy,
        contextOf,
      }) => {
        const context = await contextOf(at % 2 === 0 ? 'phone' : 'desktop')
        for (const opening of groupByPageLoad(flow, variants)) {
          await context.clearCookies()
          const page = await context.newPage()
          await runVariants(flow, opening, page, faultProxy)
          await page.close()
        }
      })
    }
  })
}
