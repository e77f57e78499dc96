import { randomUUID } from 'node:crypto'
import type { State } from '../../states/state.ts'
import { state, states, type StateName, type StateUse } from '../../states.ts'
import { minutes } from '../runtime/clock.ts'
import { seedContent } from '../seeds.ts'
import type { OpenWorld } from '../runtime/db/worlds.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { HookMisused, setUp, stateUse } from './stateHook.ts'

/** A state one can open the app in: `/?scenario=<name>` in development. */
interface Scenario {
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

interface OpenedScenario extends Scenario {
  /** The tokens to open the app with, and whatever else the states answered. */
  values: Readonly<Record<string, string>>
}

/** Every state of the catalogue is a scenario. */
export const listScenarios = (): Scenario[] => Object.keys(states).map((name) => scenarioOf(state(name as StateName)))

/**
 * Where a state is seen whose first screen of the documents is about something else, or is somebody's who has more than
 * the state gives: pages of ours, whose paths no document names (R088, Q269).
 */
const seenAt: Partial<Record<StateName, string>> = {
  'an event': '/event/:eventId',
  'a followed event': '/event/:eventId',
  'a bulletin board': '/event/:eventId/episode/:episodeId',
  'a cancelled episode': '/event/:eventId',
  'a recorded episode': '/event/:eventId/episode/:episodeId',
  'a purchased viewing': '/event/:eventId/episode/:episodeId',
  'a live talk group': '/livetalk/group/:groupId',
  'a live talk': '/livetalk/:livetalkId',
  'a live talk ticket': '/livetalk/:livetalkId',
  'a ticket to a live talk': '/livetalk/:livetalkId',
  'a reserved slot': '/livetalk/:livetalkId',
  'a streamer': '/livetalk/:livetalkId/staff',
  'a notice with assets': '/notification/:noticeId',
}

function scenarioOf(use: StateUse): Scenario {
  const { name, params } = use
  const { title, description, screens } = states[name]
  const known = Object.assign({}, ...foundationsOf(use).map((each) => each.params), params) as StateUse['params']
  return { name, title, description, path: pathOf(seenAt[name] ?? screens[0], params, known), params }
}

/**
 * `/channel/:id` and `{ ipId: 'x' }` → `/channel/x`: an `:id` is the state's only id that is not the account's; what
 * has a name may come from a state that it needs.
 */
function pathOf(screen: string, params: StateUse['params'], known: StateUse['params']): string {
  const own = Object.entries(params).find(([key]) => key.endsWith('Id') && key !== 'accountId')?.[1]
  const values: Readonly<Record<string, unknown>> = { ipId: states['a channel'].params.ipId.default, ...known }
  const path = screen.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key] ?? own)))
  return path.startsWith('#') ? `/home${path}` : path
}

/** How many opened scenarios are kept. */
const keptWorlds = 8
/** The seed is laid out around the time at which it is sown: for so long, one world of it serves all scenarios. */
const seedLasts = minutes(5)

/**
 * Opens a scenario in a new world that is filled with the seed: nothing that is done in it reaches the demo or another
 * opening of the same scenario. Parameters of the state, and of the member who looks on, can be given; or a guest looks
 * on.
 */
export async function openScenario(
  services: SandboxServices,
  name: unknown,
  params: Record<string, unknown>,
  seenBy?: 'guest',
): Promise<OpenedScenario> {
  const use = stateUse(name, ownParams(name, params))
  const world = await scenarioWorld(services)
  let values = {}
  for (const step of [...callerOf(use.name, params, seenBy), ...foundationsOf(use), use])
    values = { ...values, ...(await setUp(services, world, step)) }
  return { ...scenarioOf(use), values }
}

/**
 * A world with the seed and nothing else. Where `kept` are open, it takes over the tables of the oldest.
 *
 * @param kept default: 8
 */
export async function scenarioWorld(services: SandboxServices, kept: number = keptWorlds): Promise<OpenWorld> {
  const { worlds } = services
  const seeded = await seededWorld(services)
  const opened = worlds.names().filter((name) => name.startsWith('scenario-'))
  const oldest = opened.length < kept ? undefined : opened[0]
  return worlds.copy(seeded, `scenario-${randomUUID().slice(0, 8)}`, oldest)
}

/** Days in Japan begin with a new one, too. The one before is kept, because it may be being copied. */
async function seededWorld({ worlds }: SandboxServices): Promise<OpenWorld> {
  const now = worlds.machine.now()
  const name = `seed-${Math.floor(now.getTime() / seedLasts)}`
  const world = await worlds.create(name, ({ db }) => seedContent({ db, now }))
  const former = worlds.names().filter((each) => each.startsWith('seed-'))
  for (const old of former.slice(0, -2)) await worlds.discard(old)
  return world
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
