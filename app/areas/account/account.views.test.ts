import { expect, it } from 'vitest'
import { loginWays } from './account.views.ts'

it.each([
  [['EMAIL'], { hasEmail: true, providers: [] }],
  [['LINE', 'EMAIL', 'LINE'], { hasEmail: true, providers: ['LINE'] }],
  [['TWITTER', 'HOLOGRAM'], { hasEmail: false, providers: ['X（Twitter）'] }],
  [[], { hasEmail: false, providers: [] }],
])('an account with %j has an e-mail when a cert by EMAIL exists (S070, W049)', (certs, ways) =>
  expect(loginWays(certs)).toEqual(ways),
)
