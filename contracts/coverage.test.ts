import { describe, expect, it } from 'vitest'
import { callNamed } from './cases.ts'
import { coverageOfCall, coverageOfRow } from './coverageOf.ts'
import { specifiedCalls } from './specificationList.ts'

const { cases } = callNamed('coin.getCoinBalance')
const descriptions = Object.keys(cases).map((name) => `coin.getCoinBalance: ${name}`)
const result = (passed: boolean) => (description: string) => ({ description, passed, mismatches: [] })
const verification = (results: ReturnType<ReturnType<typeof result>>[]) => ({
  host: 'app' as const,
  expected: results.length,
  results,
  preflights: [],
  scripts: [],
  leftOut: [],
  duration: 1,
})
const coverage = (pinned: string[], results: ReturnType<ReturnType<typeof result>>[] = []) =>
  coverageOfCall(callNamed('coin.getCoinBalance'), { pinned: new Set(pinned), verifications: [verification(results)] })

describe('the report on how many specified endpoints the contract covers', () => {
  it('counts the 167 specified endpoints that have a path', () => {
    expect(specifiedCalls()).toHaveLength(167)
  })

  it('reports as not declared an endpoint that the contract does not have', () => {
    const nothing = { pinned: new Set<string>(), verifications: [] }
    expect(coverageOfRow('C000', nothing)).toEqual({ declared: false, pinned: false, verified: false })
    expect(coverageOfRow('C058', nothing)).toMatchObject({ declared: true, pinned: false })
  })

  it('counts an endpoint as pinned if every case of it is in a pact, and as verified if every case passed a verification', () => {
    expect(coverage(descriptions.slice(1))).toMatchObject({ pinned: false })
    expect(coverage(descriptions)).toMatchObject({ pinned: true, verified: false })
    const [first = '', ...others] = descriptions
    expect(coverage(descriptions, [result(false)(first), ...others.map(result(true))])).toMatchObject({
      verified: false,
    })
    expect(coverage(descriptions, descriptions.map(result(true)))).toMatchObject({ verified: true })
  })
})
