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

describe('an endpoint that charges coins or money (Q353)', () => {
  it('is marked as paid if it declares the message code NotEnoughCoin', () => {
    const spends = calls.filter(({ endpoint }) => endpoint.codes.includes('NotEnoughCoin'))
    expect(spends.length).toBeGreaterThan(0)
    expect(spends.filter(({ endpoint }) => endpoint.paid === false)).toEqual([])
  })

  it('is marked as paid if its requests have an idempotency key, unless this test lists it as unpaid', () => {
    const others = calls.filter(({ endpoint }) => endpoint.idempotent && endpoint.paid === false)
    expect(namesOf(others)).toEqual(Object.keys(unpaid).toSorted())
  })

  it.each(paidCalls.map((call) => [call.name, call] as const))(
    'accepts expectedPrice, and has a case in which it refuses an outdated price with PriceChanged: %s',
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

  it('declares the message code PriceChanged exactly if its requests have an expected price', () => {
    const expects = calls.filter(({ endpoint }) =>
      [...fieldsOf(endpoint.query).keys()].some((path) => path.startsWith('expected')),
    )
    const refuses = calls.filter(({ endpoint }) => endpoint.codes.includes('PriceChanged'))
    expect(namesOf(refuses)).toEqual(namesOf(expects))
    expect(namesOf(expects)).toEqual([...namesOf(paidCalls), 'vote.voteForTarget'].toSorted())
  })
})
