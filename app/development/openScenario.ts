import { tokens } from '@tsudoi/contracts/auth/tokens'
import * as z from 'zod/mini'
import { env } from '../env.ts'
import { tokenCookies } from '../session/cookies.ts'

const scenario = z.object({ path: z.string(), values: z.partial(tokens) })

/** Converts numbers and booleans. Everything else remains text. */
function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** The name and the parameters of `/?scenario=a%20gacha%20that%20is%20sold%20out&freeCoin=10`. */
export function scenarioOf(search: string): { name: string; params: Record<string, string | number | boolean> } {
  const { scenario: name = '', ...params } = Object.fromEntries(new URLSearchParams(search))
  return { name, params: Object.fromEntries(Object.entries(params).map(([key, text]) => [key, valueOf(text)])) }
}

/**
 * Opens the app in a provider state, during development only: the sandbox sets up the state in a separate dataset, and
 * the app stores the session of that state and navigates to the page that shows it. Never resolves.
 */
export async function openScenario(): Promise<never> {
  const response = await fetch(`${env.hosts.app}/_sandbox/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenarioOf(location.search)),
  })
  if (!response.ok) throw new Error(`The sandbox has no such scenario: ${await response.text()}`)
  const { path, values } = z.parse(scenario, await response.json())
  tokenCookies.clear()
  const { accessToken, refreshToken } = values
  if (accessToken && refreshToken) tokenCookies.store({ ...values, accessToken, refreshToken })
  location.replace(path)
  return new Promise<never>(() => {})
}
