import { describe, expect, it } from 'vitest'
import { impactOf } from './impactOf.ts'
import { openapiOf } from './openapiOf.ts'
import { operationsOf, type Field, type Operation } from './operations.ts'

const draw = 'POST /v2/gacha/{id}/draw'
const today = operationsOf(openapiOf('app') as never)

/** The app host with one call changed: what an earlier revision may have looked like. */
function changed(call: string, change: (operation: Operation) => Partial<Operation>): ReadonlyMap<string, Operation> {
  const operation = today.get(call)
  if (!operation) throw new Error(`${call} is not declared`)
  return new Map([...today, [call, { ...operation, ...change(operation) }]])
}

const without = (fields: ReadonlyMap<string, Field>, path: string) =>
  new Map([...fields].filter(([each]) => each !== path))

const withField = (fields: ReadonlyMap<string, Field>, path: string, field: Partial<Field>) =>
  new Map([...fields, [path, { type: 'string', required: true, values: [], ...fields.get(path), ...field }]])

const only = (before: ReadonlyMap<string, Operation>, after = today) =>
  impactOf(before, after).map(({ isBreaking, changes }) => ({ isBreaking, changes }))

describe('the impact of a changed registry', () => {
  it('lays requests and answers flat, lists and shared shapes seen through', () => {
    const { sent, answered } = today.get(draw) as Operation
    expect(sent.get('count')).toEqual({ type: 'integer', required: true, values: [] })
    expect(sent.get('platformType')?.values).toEqual(['WEB'])
    expect(answered.get('resultList[].rarity')?.type).toBe('enum')
    expect(answered.get('resultList[].image')).toEqual({ type: 'string', required: false, values: [] })
    expect(answered.get('balance.free')?.required).toBe(true)
  })

  it('is none when nothing changed', () => {
    expect(impactOf(today, today)).toEqual([])
  })

  it('tells new calls and calls that are gone', () => {
    const none = new Map<string, Operation>()
    const one = new Map([...today].filter(([call]) => call === draw))
    expect(only(none, one)).toEqual([{ isBreaking: false, changes: ['is new and has to be served'] }])
    expect(only(one, none)).toEqual([{ isBreaking: false, changes: ['is no longer called'] }])
  })

  it('needs a field more in the answer, and leaves one unread', () => {
    const fewer = changed(draw, ({ answered }) => ({ answered: without(answered, 'drawId') }))
    expect(only(fewer)).toEqual([{ isBreaking: true, changes: ['needs drawId'] }])
    expect(only(today, fewer)).toEqual([{ isBreaking: false, changes: ['no longer reads drawId'] }])
  })

  it('breaks a strict server by a field more in the request, and by one less that it needs', () => {
    const fewer = changed(draw, ({ sent }) => ({ sent: without(sent, 'count') }))
    expect(only(fewer)).toEqual([{ isBreaking: true, changes: ['sends count'] }])
    expect(only(today, fewer)).toEqual([{ isBreaking: true, changes: ['no longer sends count'] }])
  })

  it('breaks when an optional field becomes required, not the other way round', () => {
    const before = changed(draw, ({ answered }) => ({ answered: withField(answered, 'drawId', { required: false }) }))
    expect(only(before)).toEqual([{ isBreaking: true, changes: ['always needs drawId'] }])
    expect(only(today, before)).toEqual([])
  })

  it('reads new enumeration values tolerantly, but needs those it sends to be known', () => {
    const rarity = 'resultList[].rarity'
    const fewer = changed(draw, ({ answered }) => ({
      answered: withField(answered, rarity, { values: ['N', 'R', 'SR'] }),
    }))
    expect(only(fewer)).toEqual([{ isBreaking: false, changes: [`knows SSR in ${rarity}`] }])
    expect(only(today, fewer)).toEqual([{ isBreaking: true, changes: [`no longer knows SSR in ${rarity}`] }])
    const other = changed(draw, ({ sent }) => ({ sent: withField(sent, 'platformType', { values: ['IOS'] }) }))
    expect(only(other)).toEqual([{ isBreaking: true, changes: ['sends WEB as platformType'] }])
  })

  it('breaks when a type or the bearer changes', () => {
    const before = changed(draw, ({ sent }) => ({ auth: 'anyone', sent: withField(sent, 'count', { type: 'string' }) }))
    expect(only(before)).toEqual([
      { isBreaking: true, changes: ['asks for member instead of anyone', 'sends count as integer'] },
    ])
  })
})
