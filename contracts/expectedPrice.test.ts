import { describe, expect, it } from 'vitest'
import { calls } from './cases.ts'
import { fieldsOf } from './fields.ts'

const paidCalls = calls.filter(({ endpoint }) => endpoint.paid !== false)
const namesOf = (list: typeof calls) => list.map(({ name }) => name).toSorted()

/**
 * Endpoints with an idempotency key that charge neither coins nor money, each with the effect that must not happen
 * twice.
 */
const unpaid: Readonly<Record<string, string>> = {
  'notice.acquireNotice': 'gives',
  'present.receivePresents': 'gives',
  'serial.registerSerialCodes': 'gives',
  'vote.voteForTarget': 'takes the points that its body names, and carries expectedObtainedAmount (Q354)',
  'vote.voteForCoop': 'takes the points that its body names; each counts as one vote (Q354)',
}

describe('the price that the member confirms in a request (Q353)', () => {
  it('is a part of every endpoint that can refuse a request for missing coins: the endpoint is `paid`', () => {
    const spends = calls.filter(({ endpoint }) => endpoint.codes.includes('NotEnoughCoin'))
    expect(spends.length).toBeGreaterThan(0)
    expect(spends.filter(({ endpoint }) => endpoint.paid === false)).toEqual([])
  })

  it('is a part of every endpoint with an idempotency key, except those listed as unpaid', () => {
    const others = calls.filter(({ endpoint }) => endpoint.idempotent && endpoint.paid === false)
    expect(namesOf(others)).toEqual(Object.keys(unpaid).toSorted())
  })

  it.each(paidCalls.map((call) => [call.name, call] as const))(
    '%s accepts expectedPrice, and answers PriceChanged if the price differs',
    (_name, { endpoint, cases }) => {
      expect(fieldsOf(endpoint.query).get('expectedPrice')).toMatchObject({ types: ['integer'], required: false })
      expect(endpoint.codes).toContain('PriceChanged')
      expect(endpoint.idempotent).toBe(true)
      const example = cases['PriceChanged']
      expect(example).toMatchObject({
        fails: 'PriceChanged',
        request: { query: { expectedPrice: expect.any(Number) } },
      })
    },
  )

  it('no endpoint without an expected price has a case PriceChanged', () => {
    const expects = calls.filter(({ endpoint }) =>
      [...fieldsOf(endpoint.query).keys()].some((path) => path.startsWith('expected')),
    )
    const refuses = calls.filter(({ endpoint }) => endpoint.codes.includes('PriceChanged'))
    expect(namesOf(refuses)).toEqual(namesOf(expects))
    expect(namesOf(expects)).toEqual([...namesOf(paidCalls), 'vote.voteForTarget'].toSorted())
  })
})
