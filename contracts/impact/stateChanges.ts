import type { Param, State } from '../states/state.ts'
import { breaksHost, compatibleChange, cosmeticChange, haveSameJson, entriesMissingIn, type Change } from './change.ts'

/** Lists the changes of a provider state, which a host's state hook implements. */
export function stateChanges(before: State | undefined, after: State | undefined): readonly Change[] {
  if (!after) return [compatibleChange('is no longer set up')]
  if (!before) return [after.isOptional ? compatibleChange('can be set up') : breaksHost('has to be set up')]
  const names = [...new Set([...Object.keys(before.params), ...Object.keys(after.params)])]
  const returned = entriesMissingIn(after.returns, before.returns)
  const dropped = entriesMissingIn(before.returns, after.returns)
  const wordsOf = ({ title, screens, needs, seenBy }: State) => [title, screens, needs, seenBy]
  return [
    ...names.flatMap((name) => paramChanges(name, before.params[name], after.params[name])),
    ...(returned.length > 0 ? [breaksHost(`answers with ${returned.join(', ')}`)] : []),
    ...(dropped.length > 0 ? [compatibleChange(`no longer answers with ${dropped.join(', ')}`)] : []),
    ...teardownChanges(before, after),
    ...optionChanges(before, after),
    ...(before.description === after.description ? [] : [breaksHost('says otherwise what holds')]),
    ...(haveSameJson(wordsOf(before), wordsOf(after)) ? [] : [cosmeticChange('is shown otherwise')]),
  ]
}

function teardownChanges({ hasTeardown: before }: State, { hasTeardown: after }: State): Change[] {
  if (before === after) return []
  return after ? [breaksHost('has a teardown')] : [compatibleChange('has no teardown any more')]
}

function optionChanges({ isOptional: before }: State, { isOptional: after }: State): Change[] {
  if (before === after) return []
  return after ? [compatibleChange('can be left out')] : [breaksHost('can no longer be left out')]
}

/**
 * Lists the changes of a state's parameter. State hooks always receive all parameters, so an added or removed parameter
 * may break a hook.
 */
function paramChanges(name: string, before: Param | undefined, after: Param | undefined): Change[] {
  if (!after) return [breaksHost(`no longer comes with ${name}`)]
  if (!before) return [breaksHost(`comes with ${name}`)]
  if (typeof before.default !== typeof after.default)
    return [breaksHost(`comes with ${name} as ${typeof after.default}`)]
  const [added, removed] = [
    entriesMissingIn(after.values ?? [], before.values ?? []),
    entriesMissingIn(before.values ?? [], after.values ?? []),
  ]
  return [
    ...(added.length > 0 ? [breaksHost(`comes with ${added.join(', ')} as ${name}`)] : []),
    ...(removed.length > 0 ? [compatibleChange(`no longer comes with ${removed.join(', ')} as ${name}`)] : []),
    ...(before.default === after.default ? [] : [defaultChange(name, after)]),
    ...(before.meaning === after.meaning ? [] : [breaksHost(`says otherwise what ${name} means`)]),
  ]
}

/**
 * A change of a parameter's default value. A changed text breaks nothing, because hosts may replace texts; cases depend
 * only on numbers, flags and choices.
 */
function defaultChange(name: string, { default: value, values }: Param): Change {
  const isName = typeof value === 'string' && !values
  return (isName ? compatibleChange : breaksHost)(`comes with ${name} ${value} unless a case says otherwise`)
}
