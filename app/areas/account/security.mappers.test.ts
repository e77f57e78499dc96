import { expect, it } from 'vitest'
import { passkeyRows, sessionRows } from './security.mappers.ts'

const passkey = { passkeyId: 'p1', name: 'スマホ', createTime: '2026-01-31T10:00:00Z' }
const other = { ...passkey, passkeyId: 'p2', lastUseTime: '2026-02-01T10:00:00Z' }

it.each([
  ['a password', { providers: ['EMAIL' as const], hasPassword: true }, false],
  ['an address of which the host does not say whether it has a password', { providers: ['EMAIL' as const] }, false],
  ['a provider', { providers: ['LINE' as const], hasPassword: false }, false],
  ['only an address', { providers: ['EMAIL' as const], hasPassword: false }, true],
  ['nothing else', { providers: [], hasPassword: false }, true],
  ['methods that are not loaded', undefined, false],
])('the only passkey beside %s can be deleted unless it is the last way to log in', (_, registration, isOnly) => {
  expect(passkeyRows([passkey], registration)[0]?.isOnlyLogin).toBe(isOnly)
  expect(passkeyRows([passkey, other], registration).every(({ isOnlyLogin }) => !isOnlyLogin)).toBe(true)
})

it('the list of sessions begins with the current one, in whatever order the host sends them', () => {
  const session = { createTime: passkey.createTime, lastUseTime: passkey.createTime }
  const rows = sessionRows([
    { ...session, sessionId: 'there', isCurrent: false, deviceName: 'Safari（iPhone）', place: '東京都' },
    { ...session, sessionId: 'here', isCurrent: true },
  ])
  expect(rows.map(({ id }) => id)).toEqual(['here', 'there'])
  expect(rows[1]).toMatchObject({ device: 'Safari（iPhone）', place: '東京都', isCurrent: false })
})
