import { expect, it } from 'vitest'
import { loginMethodsOf } from './account.mappers.ts'

it.each([
  [['EMAIL'], { hasEmail: true, providers: [] }],
  [['LINE', 'EMAIL', 'LINE'], { hasEmail: true, providers: ['LINE'] }],
  [['TWITTER', 'HOLOGRAM'], { hasEmail: false, providers: ['X（旧Twitter）'] }],
  [[], { hasEmail: false, providers: [] }],
])(
  'an account with the providers %j has an e-mail login only if EMAIL is among these providers (S070, W049)',
  (certs, ways) => expect(loginMethodsOf({ providers: certs })).toEqual({ ...ways, hasNoPassword: false }),
)

it('an account with an e-mail address but no password is shown as lacking the password for its e-mail login (Q46)', () =>
  expect(loginMethodsOf({ providers: ['EMAIL', 'GOOGLE'], hasPassword: false })).toMatchObject({ hasNoPassword: true }))
