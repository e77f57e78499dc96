import { isFailure, type Case, type FailureCase, type SuccessCase } from '../case.ts'
import type { CallCases } from '../cases.ts'
import type { Endpoint } from '../endpoint.ts'
import type { MessageCode } from '../errors.ts'
import type { StateUse } from '../states.ts'
import type { Param, State } from '../states/state.ts'
import { currentRevision, type Revision } from './revision.ts'

/** A test's change to the contract: receives a revision of the contract and returns the parts that change. */
export type RegistryEdit = (revision: Revision) => Partial<Revision>

/** Names of endpoints of every kind: with a query, a stream, a file, headers, optional body fields. */
const kinds: readonly string[] = [
  'account.saveProfile',
  'auth.prepareSignup',
  'coin.getCoinBalance',
  'event.countUsers',
  'event.getEpisodeDetail',
  'post.uploadMedia',
  'story.viewStoryEpisode',
]

/** A revision of the contract with few endpoints, so that many changes can be tested quickly. */
export const smallRevision: Revision = {
  ...currentRevision,
  calls: currentRevision.calls.filter(({ area, name }) => area === 'gacha' || kinds.includes(name)),
}

/** Applies an edit to {@link smallRevision}. */
export const editedRevision = (edit: RegistryEdit): Revision => ({ ...smallRevision, ...edit(smallRevision) })

/** An edit that replaces parts of the endpoint with this name, such as its cases. */
export const changeCall =
  (name: string, change: (call: CallCases) => Partial<Record<keyof CallCases, unknown>>): RegistryEdit =>
  ({ calls }) => ({ calls: calls.map((call) => (call.name === name ? { ...call, ...change(call) } : call)) as never })

/** An edit that replaces properties of the endpoint with this name, such as its path. */
export const changeEndpoint = (name: string, change: Partial<Endpoint>): RegistryEdit =>
  changeCall(name, ({ endpoint }) => ({ endpoint: { ...endpoint, ...change } }))

/** An edit that replaces or adds a case of the named endpoint, or removes it if `change` returns undefined. */
export const changeCase = (
  name: string,
  which: string,
  change: (example: SuccessCase<Endpoint> & FailureCase<Endpoint> & { request: object }) => object | undefined,
): RegistryEdit =>
  changeCall(name, ({ cases }) => {
    const { [which]: example, ...others } = cases
    const base = example ?? cases['full']
    const changed = change(base as never)
    return { cases: changed ? { ...others, [which]: { ...base, ...changed } as Case } : others }
  })

/** An edit that renames a case of the named endpoint. */
export const renameCase = (name: string, before: string, after: string): RegistryEdit =>
  changeCall(name, ({ cases }) => ({
    cases: Object.fromEntries(
      Object.entries(cases).map(([each, example]) => [each === before ? after : each, example]),
    ),
  }))

/** An edit that replaces properties of the named provider state, or removes the state if `change` returns undefined. */
export const changeState =
  (name: string, change: (state: State) => Partial<State> | undefined): RegistryEdit =>
  ({ states }) => {
    const { [name]: state, ...others } = states
    const changed = change(state as State)
    return { states: changed ? { ...others, [name]: { ...state, ...changed } as State } : others }
  }

/** An edit that replaces parts of a provider state's parameter, or adds the parameter. Cases use its new default. */
export const changeParam =
  (name: string, param: string, change: Partial<Param>): RegistryEdit =>
  (revision) => {
    const { statesOfCase } = revision
    const old = revision.states[name]?.params[param]
    const after = { ...old, ...change } as Param
    const followed = (use: StateUse): StateUse => {
      const { [param]: value = old?.default, ...others } = use.params as Record<string, unknown>
      const isDefault = use.name === name && value === old?.default
      return isDefault ? ({ name: use.name, params: { ...others, [param]: after.default } } as StateUse) : use
    }
    return {
      ...changeState(name, ({ params }) => ({ params: { ...params, [param]: after } }))(revision),
      statesOfCase: (example) => statesOfCase(example).map(followed),
    }
  }

/** An edit that removes a parameter from a provider state. */
export const removeParam = (name: string, removedName: string): RegistryEdit =>
  changeState(name, ({ params }) => ({
    params: Object.fromEntries(Object.entries(params).filter(([param]) => param !== removedName)),
  }))

/** An edit that changes the HTTP status of a message code. */
export const changeStatus =
  (code: MessageCode, status: number): RegistryEdit =>
  ({ statusOf }) => ({ statusOf: (each) => (each === code ? status : statusOf(each)) })

/** An edit that changes the HTTP status with which the named endpoint answers successful requests. */
export const changeSuccessStatus =
  (name: string, status: number): RegistryEdit =>
  ({ calls, statusOfCase }) => {
    const ofCall = new Set(Object.values(calls.find((call) => call.name === name)?.cases ?? {}))
    const isMeant = (example: Case) => ofCall.has(example) && !isFailure(example)
    return { statusOfCase: (example) => (isMeant(example) ? status : statusOfCase(example)) }
  }

/** An edit that replaces the headers of the answer of one case. */
export const changeAnswerHeaders =
  (which: Case, headers: Readonly<Record<string, string>>): RegistryEdit =>
  ({ headersOfCase }) => ({ headersOfCase: (example) => (example === which ? headers : headersOfCase(example)) })

/** An edit that adds a copy of the named endpoint under another name and path. */
export const copyCall =
  (like: string, path: string): RegistryEdit =>
  ({ calls }) => {
    const call = calls.find(({ name }) => name === like) as CallCases
    const added = { ...call, name: 'gacha.added', endpoint: { ...call.endpoint, path, source: 'ours' } }
    return { calls: [...calls, added as never] }
  }

/** An edit that removes the named endpoint from the contract. */
export const removeCall =
  (removedName: string): RegistryEdit =>
  ({ calls }) => ({ calls: calls.filter(({ name }) => name !== removedName) })

/** An edit that adds a message code to the contract. */
export const addCode =
  (code: string): RegistryEdit =>
  ({ messageCodes }) => ({ messageCodes: [...messageCodes, code as MessageCode] })

/** An edit that removes a message code from the contract. */
export const removeCode =
  (removedCode: MessageCode): RegistryEdit =>
  ({ messageCodes }) => ({ messageCodes: messageCodes.filter((code) => code !== removedCode) })

/** An edit that applies several edits in order. */
export const combineEdits =
  (...edits: readonly RegistryEdit[]): RegistryEdit =>
  (revision) =>
    edits.reduce((changed, edit) => ({ ...changed, ...edit(changed) }), revision)
