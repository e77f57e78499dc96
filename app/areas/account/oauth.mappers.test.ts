import { describe, expect, it } from 'vitest'
import { loginServicesView } from './oauth.mappers.ts'

const of = (
  providers: string[],
  hasPassword?: boolean,
  offered: Parameters<typeof loginServicesView>[1] = ['GOOGLE'],
) => loginServicesView({ providers, hasPassword, hasProfile: true }, offered)

describe('the external login services (R023, W056)', () => {
  it('are listed in this order: first the ones that the product offers, then those that the member has linked but that are no longer offered', () =>
    expect(of(['EMAIL', 'LINE', 'HOLOGRAM'], true, ['GOOGLE', 'APPLE'])).toEqual({
      email: 'ready',
      services: [
        { provider: 'GOOGLE', link: 'none' },
        { provider: 'APPLE', link: 'none' },
        { provider: 'LINE', link: 'linked' },
      ],
    }))

  it.each([
    ['without an address', of(['GOOGLE'], false), 'none', 'only'],
    ['with an address and no password', of(['EMAIL', 'GOOGLE'], false), 'noPassword', 'only'],
    ['with an address and a password', of(['EMAIL', 'GOOGLE'], true), 'ready', 'linked'],
    ['if the server does not say whether there is a password', of(['EMAIL', 'GOOGLE']), 'ready', 'linked'],
    ['if another service is linked', of(['GOOGLE', 'LINE'], false), 'none', 'linked'],
  ] as const)(
    'mark a linked service as the member’s last login method only if the member has no other login method: %s (Q46)',
    (_where, { email, services }, expected, link) => {
      expect(email).toBe(expected)
      expect(services[0]).toEqual({ provider: 'GOOGLE', link })
    },
  )
})
