import { randomUUID } from 'node:crypto'
import type { State } from '../../states/state.ts'
import { state, states, type StateName, type StateUse } from '../../states.ts'
import { minutes } from '../runtime/clock.ts'
import { seedContent } from '../seeds.ts'
import type { OpenDataset } from '../runtime/db/datasets.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { InvalidHookRequest, setUpState, stateUseOf } from './stateHook.ts'

/** A state in which the app can be opened in development: `/?scenario=<name>`. */
interface Scenario {
  /** The name of the provider state that the scenario sets up. */
  name: StateName
  /** The Japanese title in the list of scenarios. */
  title: string
  /** The English description from the catalogue of states. */
  description: string
  /** The path of the app that the scenario opens. */
  path: string
  /** The parameters of the state with their defaults. Each can be overridden in the URL. */
  params: Readonly<Record<string, string | number | boolean>>
}

interface OpenedScenario extends Scenario {
  /** The tokens to open the app with, and the other values that the states returned. */
  values: Readonly<Record<string, string>>
}

/** Every state of the catalogue as a scenario, except those that only scripts use. */
export const listScenarios = (): Scenario[] =>
  Object.entries<State>(states)
    .filter(([, { isOptional }]) => !isOptional)
    .map(([name]) => scenarioOf(state(name as StateName)))

/**
 * The app's pages for states whose first screen in the specification shows something else, or belongs to a member who
 * owns more than the state creates. The specification does not name these paths (R088, Q269).
 */
const screenOverrides: Partial<Record<StateName, string>> = {
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
  return { name, title, description, path: pathOf(screenOverrides[name] ?? screens[0] ?? '/', params, known), params }
}

/**
 * Fills in the placeholders of a screen's path: `/channel/:id` and `{ ipId: 'x' }` become `/channel/x`. `:id` is the
 * state's only id besides the account's; a named placeholder may also come from a state that it depends on.
 */
function pathOf(screen: string, params: StateUse['params'], known: StateUse['params']): string {
  const own = Object.entries(params).find(([key]) => key.endsWith('Id') && key !== 'accountId')?.[1]
  const values: Readonly<Record<string, unknown>> = { ipId: states['a channel'].params.ipId.default, ...known }
  const path = screen.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key] ?? own)))
  return path.startsWith('#') ? `/home${path}` : path
}

/** The maximum number of scenarios that are open at the same time. */
const maxScenarios = 8
/**
 * How long new scenarios are copied from the same seeded dataset. Short, because its times are relative to its
 * creation.
 */
const seedReuseMs = minutes(5)

/**
 * Opens a scenario in a new dataset filled with the seed, so that it affects neither the demo nor other openings.
 * `params` are those of the state and of its member; alternatively the scenario opens as a guest.
 */
export async function openScenario(
  services: SandboxServices,
  name: unknown,
  params: Record<string, unknown>,
  seenBy?: 'guest',
): Promise<OpenedScenario> {
  const use = stateUseOf(name, ownParams(name, params))
  const dataset = await scenarioDataset(services)
  let values = {}
  for (const step of [...callerOf(use.name, params, seenBy), ...foundationsOf(use), use])
    values = { ...values, ...(await setUpState(services, dataset, step)) }
  return { ...scenarioOf(use), values }
}

/**
 * Creates a dataset that contains only the seed. If `maxOpen` scenarios are open, closes the oldest and reuses its
 * tables.
 *
 * @param maxOpen default: 8
 */
export async function scenarioDataset(services: SandboxServices, maxOpen: number = maxScenarios): Promise<OpenDataset> {
  const { datasets } = services
  const seeded = await seededDataset(services)
  const opened = datasets.names().filter((name) => name.startsWith('scenario-'))
  const oldest = opened.length < maxOpen ? undefined : opened[0]
  return datasets.copy(seeded, `scenario-${randomUUID().slice(0, 8)}`, oldest)
}

/**
 * The seeded dataset that scenarios are copied from. It is renewed after some minutes and for each new day in Japan.
 * The previous dataset is kept, because a scenario may still be copied from it.
 */
async function seededDataset({ datasets }: SandboxServices): Promise<OpenDataset> {
  const now = datasets.machine.now()
  const name = `seed-${Math.floor(now.getTime() / seedReuseMs)}`
  const dataset = await datasets.create(name, ({ db }) => seedContent({ db, now }))
  const former = datasets.names().filter((each) => each.startsWith('seed-'))
  for (const old of former.slice(0, -2)) await datasets.discard(old)
  return dataset
}

function callerOf(name: StateName, params: Record<string, unknown>, looksOn?: 'guest'): StateUse[] {
  const { returns, seenBy = looksOn }: State = states[name]
  if (returns.length > 0) return []
  return [seenBy === 'guest' ? state('a guest') : stateUseOf('a member', paramsOf('a member', params))]
}

const foundationsOf = ({ name, params }: StateUse): StateUse[] =>
  ((states[name] as State).needs ?? []).map((need) => stateUseOf(need, paramsOf(need as StateName, params)))

/** Keeps only the parameters that the state declares. */
const paramsOf = (name: StateName, params: object) =>
  Object.fromEntries(Object.entries(params).filter(([key]) => Object.hasOwn(states[name].params, key)))

/**
 * Returns the parameters that the state declares. Throws if neither the state nor the member declares one of the given
 * parameters, so that misspellings are noticed.
 */
function ownParams(name: unknown, params: Record<string, unknown>): object {
  if (typeof name !== 'string' || !Object.hasOwn(states, name)) return params
  const stranger = Object.keys(params).find(
    (key) => !Object.hasOwn(states[name as StateName].params, key) && !Object.hasOwn(states['a member'].params, key),
  )
  if (stranger) throw new InvalidHookRequest(`The scenario "${name}" has no parameter ${stranger}.`)
  return paramsOf(name as StateName, params)
}
