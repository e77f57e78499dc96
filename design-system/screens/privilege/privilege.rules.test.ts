import { describe, expect, it } from 'vitest'
import { addressPhase, canChangeAddress } from './privilege.rules.ts'

const addressEnd = '2026-02-14T15:00:00.000Z'

describe('the delivery address of a special privilege ticket (A§5)', () => {
  it.each([
    ['missing', '2026-02-14T14:59:59.999Z', 'missing'],
    ['missing', addressEnd, 'closed'],
    ['entered', '2026-02-14T14:59:59.999Z', 'entered'],
    ['entered', addressEnd, 'sent'],
    ['closed', addressEnd, 'closed'],
    ['unknown', addressEnd, 'unknown'],
  ] as const)(
    "is, with the server's state %s and at the time %s, in the state %s, because the deadline is exclusive",
    (addressState, now, phase) => {
      expect(addressPhase({ addressState, addressEnd }, now)).toBe(phase)
      expect(canChangeAddress(addressPhase({ addressState, addressEnd }, now))).toBe(now < addressEnd)
    },
  )

  it('is not needed if the operator ships nothing', () => {
    expect(addressPhase({ addressState: 'none' }, addressEnd)).toBe('none')
  })
})
