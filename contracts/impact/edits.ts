import { isFailure, type Case, type FailureCase, type SuccessCase } from '../case.ts'
import type { CallCases } from '../cases.ts'
import type { Endpoint } from '../endpoint.ts'
import type { MessageCode } from '../errors.ts'
import type { StateUse } from '../states.ts'
import type { Param, State } from '../states/state.ts'
import { workingTree, type Revision } from './revision.ts'

/** A change to the registry, for tests. */
export type RegistryEdit = (revision: Revision) => Partial<Revision>

/** Calls of every kind: with a query, a stream, a file, headers, optional body fields. */
const kinds: readonly string[] = [
  'account.saveProfile',
  'auth.prepareSignup',
  'coin.getCoinBalance',
  'event.countUsers',
  'event.getEpisodeDetail',
  'post.uploadMedia',
  'story.viewStoryEpisode',
]

/** A small part of the registry, so that many changes can be tested quickly. */
export const smallRevision: Revision = {
  ...workingTree,
  calls: workingTree.calls.filter(({ area, name }) => area === 'gacha' || kinds.includes(name)),
}

/** {@link smallRevision} after one edit. */
export const editedRevision = (edit: RegistryEdit): Revision => ({ ...smallRevision, ...edit(smallRevision) })

/** Replaces parts of the named call. */
export const callBecomes =
  (name: string, change: (call: CallCases) => Partial<Record<keyof CallCases, unknown>>): RegistryEdit =>
  ({ calls }) => ({ calls: calls.map((call) => (call.name === name ? { ...call, ...change(call) } : call)) as never })

/** Replaces properties of the named call's endpoint. */
export const endpointBecomes = (name: string, change: Partial<Endpoint>): RegistryEdit =>
  callBecomes(name, ({ endpoint }) => ({ endpoint: { ...endpoint, ...change } }))

/** Replaces, adds or (if `change` returns undefined) removes the named case. */
export const caseBecomes = (
  name: string,
  which: string,
  change: (example: SuccessCase<Endpoint> & FailureCase<Endpoint> & { request: object }) => object | undefined,
): RegistryEdit =>
  callBecomes(name, ({ cases }) => {
    const { [which]: example, ...others } = cases
    const base = example ?? cases['full']
    const changed = change(base as never)
    return { cases: changed ? { ...others, [which]: { ...base, ...changed } as Case } : others }
  })

/** Renames a case. */
export const caseIsCalled = (name: string, before: string, after: string): RegistryEdit =>
  callBecomes(name, ({ cases }) => ({
    cases: Object.fromEntries(
      Object.entries(cases).map(([each, example]) => [each === before ? after : each, example]),
    ),
  }))

/** Replaces properties of the named state, or removes the state if `change` returns undefined. */
export const stateBecomes =
  (name: string, change: (state: State) => Partial<State> | undefined): RegistryEdit =>
  ({ states }) => {
    const { [name]: state, ...others } = states
    const changed = change(state as State)
    return { states: changed ? { ...others, [name]: { ...state, ...changed } as State } : others }
  }

/** Replaces parts of a state's parameter, or adds it. Cases use its new default. */
export const paramBecomes =
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
      ...stateBecomes(name, ({ params }) => ({ params: { ...params, [param]: after } }))(revision),
      statesOfCase: (example) => statesOfCase(example).map(followed),
    }
  }

/** Removes a parameter of a state. */
export const paramIsGone = (name: string, removedName: string): RegistryEdit =>
  stateBecomes(name, ({ params }) => ({
    params: Object.fromEntries(Object.entries(params).filter(([param]) => param !== removedName)),
  }))

/** Changes the HTTP status of a message code. */
export const statusBecomes =
  (code: MessageCode, status: number): RegistryEdit =>
  ({ statusOf }) => ({ statusOf: (each) => (each === code ? status : statusOf(each)) })

/** Changes the success status of a call. */
export const successBecomes =
  (name: string, status: number): RegistryEdit =>
  ({ calls, statusOfCase }) => {
    const ofCall = new Set(Object.values(calls.find((call) => call.name === name)?.cases ?? {}))
    const isMeant = (example: Case) => ofCall.has(example) && !isFailure(example)
    return { statusOfCase: (example) => (isMeant(example) ? status : statusOfCase(example)) }
  }

/** Adds headers to the answer of one example. */
export const headersBecome =
  (which: Case, headers: Readonly<Record<string, string>>): RegistryEdit =>
  ({ headersOfCase }) => ({ headersOfCase: (example) => (example === which ? headers : headersOfCase(example)) })

/** Adds a copy of the named call at another path. */
export const callIsAdded =
  (like: string, path: string): RegistryEdit =>
  ({ calls }) => {
    const call = calls.find(({ name }) => name === like) as CallCases
    const added = { ...call, name: 'gacha.added', endpoint: { ...call.endpoint, path, source: 'ours' } }
    return { calls: [...calls, added as never] }
  }

/** Removes the named call. */
export const callIsGone =
  (removedName: string): RegistryEdit =>
  ({ calls }) => ({ calls: calls.filter(({ name }) => name !== removedName) })

/** Adds a message code. */
export const codeIsAdded =
  (code: string): RegistryEdit =>
  ({ messageCodes }) => ({ messageCodes: [...messageCodes, code as MessageCode] })

/** Removes a message code. */
export const codeIsGone =
  (removedCode: MessageCode): RegistryEdit =>
  ({ messageCodes }) => ({ messageCodes: messageCodes.filter((code) => code !== removedCode) })

/** Combines several edits. */
export const combinedEdits =
  (...edits: readonly RegistryEdit[]): RegistryEdit =>
  (revision) =>
    edits.reduce((changed, edit) => ({ ...changed, ...edit(changed) }), revision)
