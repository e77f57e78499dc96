import { states } from '@tsudoi/contracts/states'
import { expect } from '../journey.ts'
import { timeouts } from '../timeouts.ts'
import { test } from './demo.ts'

/**
 * Tests only every sixth state, because `development.test.ts` sets up all of them with the same code, outside of a
 * service worker.
 */
const step = 6
const names = Object.keys(states).filter((_, at) => at % step === 0)
const atOnce = 10
const groups = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, at) =>
  names.slice(at * atOnce, (at + 1) * atOnce),
)

for (const group of groups)
  test(`the query ?scenario= opens each of ${group.length} states in the demo, from ${group[0]} to ${group.at(-1)} (Q287)`, async ({
    page,
    quiet,
  }) => {
    // Allows errors in the console, because some states make a server refuse requests.
    quiet.allow(/status of (4\d\d|503)/)
    // On a busy machine the service worker may take a minute to set up a state.
    test.setTimeout(timeouts.journey * 4)
    for (const name of group)
      await test.step(name, async () => {
        await page.goto(`/?scenario=${encodeURIComponent(name)}`)
        // Waits until the URL has no scenario: if the state did not exist, the page that waits for the worker would
        // stay open.
        await expect(page).toHaveURL((url) => !url.searchParams.has('scenario'), { timeout: timeouts.journey })
        await expect(page).not.toHaveTitle(/^デモの準備/)
        const heading = page.getByRole('heading').first()
        await expect(heading).toBeVisible()
        await expect(heading).not.toHaveText(/見つかりません/)
      })
  })
