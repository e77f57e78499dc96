import type { Param } from '../../states/state.ts'
import { state, states, type StateName, type StateUse } from '../../states.ts'
import { sqlState } from '../runtime/db/database.ts'
import { verificationDataset, type OpenDataset } from '../runtime/db/datasets.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { stateHandlers } from '../states.ts'
import type { StateContext } from '../runtime/stateContext.ts'

/** The request to the state hook is invalid; the message says why. */
export class InvalidHookRequest extends Error {
  override name = 'InvalidHookRequest'
}

/** The body of `POST /_sandbox/states`, as Pact verifiers send it. */
interface HookRequest {
  action?: unknown
  state?: unknown
  params?: unknown
}

/** Sets up a state in the verification dataset, or tears it down. Returns its values, such as tokens. */
export async function runStateHook(
  services: SandboxServices,
  { action = 'setup', state: name, params = {} }: HookRequest,
) {
  if (action !== 'setup' && action !== 'teardown') throw new InvalidHookRequest('action is "setup" or "teardown".')
  // Ignores a state without a name, which verifiers send for an interaction without states.
  if (name === '') return {}
  const use = stateUseOf(name, params)
  const dataset = await services.datasets.create(verificationDataset)
  const work = action === 'setup' ? setUpState(services, dataset, use) : tearDown(services, dataset, use)
  return work.catch((error: unknown) => {
    // A foreign-key violation (23503) means that something does not exist to which the state refers. Only the database
    // notices this.
    if (sqlState(error) !== '23503') throw error
    throw new InvalidHookRequest(
      `"${use.name}" needs what is not there: ${(error as { detail?: string }).detail ?? 'an id'}`,
    )
  })
}

/**
 * The state of this name with its parameters and defaults. Throws InvalidHookRequest for an unknown state or a
 * parameter of the wrong type.
 */
export function stateUseOf(name: unknown, params: unknown): StateUse {
  if (typeof name !== 'string' || !isStateName(name))
    throw new InvalidHookRequest(`There is no state ${JSON.stringify(name)}.`)
  if (typeof params !== 'object' || params === null) throw new InvalidHookRequest('params is an object.')
  const specs: Readonly<Record<string, Param>> = states[name].params
  for (const [key, value] of Object.entries(params)) {
    const spec = specs[key]
    if (!spec) throw new InvalidHookRequest(`The state "${name}" has no parameter ${key}.`)
    if (typeof value !== typeof spec.default) throw new InvalidHookRequest(`${key} is a ${typeof spec.default}.`)
    if (spec.values && !spec.values.includes(value))
      throw new InvalidHookRequest(`${key} is one of ${spec.values.join(', ')}.`)
  }
  return state(name, params)
}

const isStateName = (name: string): name is StateName => Object.hasOwn(states, name)

type AnyHandler<R> = (params: StateUse['params'], ctx: StateContext) => Promise<R>

/** Sets up a state in a dataset; returns its values, such as tokens. */
export async function setUpState(
  services: SandboxServices,
  dataset: OpenDataset,
  { name, params }: StateUse,
): Promise<Record<string, string>> {
  const handler = stateHandlers.setup[name] as AnyHandler<Record<string, string>>
  return inDatasetTransaction(services, dataset, (ctx) => handler(params, ctx))
}

async function tearDown(
  services: SandboxServices,
  dataset: OpenDataset,
  { name, params }: StateUse,
): Promise<Record<string, string>> {
  const handlers: Readonly<Partial<Record<StateName, unknown>>> = stateHandlers.teardown
  const handler = handlers[name] as AnyHandler<void> | undefined
  if (handler) await inDatasetTransaction(services, dataset, (ctx) => handler(params, ctx))
  return {}
}

/** Runs work in one transaction, so that a state is set up completely or not at all. */
function inDatasetTransaction<R>(
  services: SandboxServices,
  dataset: OpenDataset,
  work: (ctx: StateContext) => Promise<R>,
): Promise<R> {
  return dataset.db.transaction().execute((db) => work({ db, now: dataset.clock.now(), dataset, services }))
}
