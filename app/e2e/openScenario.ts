import { expect, type Page } from '@playwright/test'
import { takeSession } from './journey.ts'
import { addresses } from './places.ts'

/** Opens a provider state in a world of its own, in which nobody else does anything, and logs in there. */
export async function openScenario(page: Page, name: string, params: Record<string, string | number> = {}) {
  const answer = await page.request.post(addresses.scenarios, { data: { name, params } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { values } = (await answer.json()) as { values: { accessToken: string; refreshToken: string } }
  await takeSession(page, values.accessToken, values.refreshToken)
}
