import { expect, type Page } from '@playwright/test'
import { setSessionCookies } from './journey.ts'
import { addresses } from './addresses.ts'

type Params = Readonly<Record<string, string | number | boolean>>

/**
 * Opens a provider state in a dataset of its own, which no other test uses; returns the tokens of its member, or of a
 * guest.
 */
export async function scenarioTokens(page: Page, name: string, params: Params = {}, as?: 'guest') {
  const answer = await page.request.post(addresses.scenarios, { data: { name, params, as } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { values } = (await answer.json()) as {
    values: { accessToken: string; refreshToken: string; firebaseToken?: string }
  }
  return values
}

/** Opens a provider state as `scenarioTokens` does, and logs the browser in with the returned tokens. */
export async function openScenario(page: Page, name: string, params: Params = {}, as?: 'guest') {
  const tokens = await scenarioTokens(page, name, params, as)
  await setSessionCookies(page, tokens.accessToken, tokens.refreshToken)
  return tokens
}
