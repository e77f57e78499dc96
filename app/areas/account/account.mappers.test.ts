import { expect, it } from 'vitest'
import { loginWays } from './account.mappers.ts'

it.each([
  [['EMAIL'], { hasEmail: true, providers: [] }],
  [['LINE', 'EMAIL', 'LINE'], { hasEmail: true, providers: ['LINE'] }],
  [['TWITTER', 'HOLOGRAM'], { hasEmail: false, providers: ['X（旧Twitter）'] }],
  [[], { hasEmail: false, providers: [] }],
])('an account with %j has an e-mail when a cert by EMAIL exists (S070, W049)', (certs, ways) =>
  expect(loginWays({ providers: certs })).toEqual({ ...ways, lacksPassword: false }),
)

it('an address without a password is no way in (Q46)', () =>
  expect(loginWays({ providers: ['EMAIL', 'GOOGLE'], hasPassword: false })).toMatchObject({ lacksPassword: true }))
