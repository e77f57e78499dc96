import { randomUUID } from 'node:crypto'
import type { State } from '../../states/state.ts'
import { state, states, type StateName, type StateUse } from '../../states.ts'
import { seedContent } from '../db/seedContent.ts'
import type { House } from '../house.ts'
import { HookMisused, setUp, stateUse } from './stateHook.ts'

/** A state one can open the app in: `/?scenario=<name>` in development. */
export interface Scenario {
  /** The state's name. */
  name: StateName
  /** In Japanese, for the list. */
  title: string
  /** In English, from the catalogue. */
  description: string
  /** Where it opens. */
  path: string
  /** Parameters with their defaults; each can be given in the address. */
  params: Readonly<Record<string, string | number | boolean>>
}

export interface OpenedScenario extends Scenario {
  /** The tokens to open the app with, and whatever else the states answered. */
  values: Readonly<Record<string, string>>
}

/** Every state of the catalogue is a scenario. */
export const listScenarios = (): Scenario[] => Object.keys(states).map((name) => scenarioOf(state(name as StateName)))

function scenarioOf({ name, params }: StateUse): Scenario {
  const { title, description, screens } = states[name]
  return { name, title, description, path: pathOf(screens[0], params), params }
}

/** `/channel/:id` and `{ ipId: 'x' }` → `/channel/x`: an `:id` is the state's only id that is not the account's. */
function pathOf(screen: string, params: StateUse['params']): string {
  const own = Object.entries(params).find(([key]) => key.endsWith('Id') && key !== 'accountId')?.[1]
  const values: Readonly<Record<string, unknown>> = { ipId: states['a channel'].params.ipId.default, ...params }
  const path = screen.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key] ?? own)))
  return path.startsWith('#') ? `/home${path}` : path
}

/** How many opened scenarios are kept; older ones are thrown away. */
const keptWorlds = 12

/**
 * Opens a scenario in a new world that is filled with the seed: nothing that is done in it reaches the demo or another
 * opening of the same scenario. Parameters of the state, and of the member who looks on, can be given; or a guest looks on.
 */
export async function openScenario(
  house: House,
  name: unknown,
  params: Record<string, unknown>,
  seenBy?: 'guest',
): Promise<OpenedScenario> {
  const use = stateUse(name, ownParams(name, params))
  const world = await house.worlds.create(`scenario-${randomUUID().slice(0, 8)}`)
  await seedContent({ db: world.db, now: world.clock.now() })
  let values = {}
  for (const step of [...callerOf(use.name, params, seenBy), ...foundationsOf(use), use])
    values = { ...values, ...(await setUp(house, world, step)) }
  await discardOld(house)
  return { ...scenarioOf(use), values }
}

async function discardOld({ worlds }: House): Promise<void> {
  const old = await worlds.house
    .selectFrom('world')
    .select('name')
    .where('name', 'like', 'scenario-%')
    .orderBy('created_at', 'desc')
    .offset(keptWorlds)
    .execute()
  for (const { name } of old) await worlds.discard(name)
}

function callerOf(name: StateName, params: Record<string, unknown>, looksOn?: 'guest'): StateUse[] {
  const { returns, seenBy = looksOn }: State = states[name]
  if (returns.length > 0) return []
  return [seenBy === 'guest' ? state('a guest') : stateUse('a member', paramsOf('a member', params))]
}

const foundationsOf = ({ name, params }: StateUse): StateUse[] =>
  ((states[name] as State).needs ?? []).map((need) => stateUse(need, paramsOf(need as StateName, params)))

/** Those parameters that a state has. */
const paramsOf = (name: StateName, params: object) =>
  Object.fromEntries(Object.entries(params).filter(([key]) => Object.hasOwn(states[name].params, key)))

/** Refuses what neither the state nor the member knows, so that a misspelt parameter is noticed. */
function ownParams(name: unknown, params: Record<string, unknown>): object {
  if (typeof name !== 'string' || !Object.hasOwn(states, name)) return params
  const stranger = Object.keys(params).find(
    (key) => !Object.hasOwn(states[name as StateName].params, key) && !Object.hasOwn(states['a member'].params, key),
  )
  if (stranger) throw new HookMisused(`The scenario "${name}" has no parameter ${stranger}.`)
  return paramsOf(name as StateName, params)
}
