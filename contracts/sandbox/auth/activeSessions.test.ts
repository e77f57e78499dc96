import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getAccountAuth } from '../../account/account.endpoints.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  prepareSaveEmail,
  reauthenticateByPassword,
  refreshTokens,
  signinEmail,
  signout,
} from '../../auth/auth.endpoints.ts'
import type { Tokens } from '../../auth/tokens.ts'
import { days, minutes } from '../runtime/clock.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

const own = 'hikari@example.com'
const password = 'Tsudoi-2026'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

let token: string
beforeEach(async () => {
  sandbox.advanceClock(minutes(20))
  token = (await sandbox.given('a member')).accessToken
})

async function signin(userAgent: string) {
  const { accessToken } = await sandbox.given('a guest')
  const options = { token: accessToken, headers: { 'User-Agent': userAgent } }
  return (await sandbox.call(signinEmail, { body: { email: own, password } }, options)).body
}
const list = async (from = token) => (await sandbox.call(listSessions, {}, { token: from })).body.list
const status = async (from: string) => (await sandbox.call(getAccountAuth, {}, { token: from })).status
const otherId = async (from = token) => (await list(from)).find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''

it('the list of sessions shows each device’s browser and operating system, the caller’s session first, and no IP address', async () => {
  const { accessToken } = await signin(chrome)
  sandbox.advanceClock(minutes(1))
  await signin(safari)
  const sessions = await list(accessToken)
  expect(sessions.map(({ deviceName, isCurrent }) => [deviceName, isCurrent])).toEqual([
    ['Chrome（Windows）', true],
    ['Safari（iPhone）', false],
    [undefined, false],
  ])
  expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1|Mozilla/)
})

it('the list of sessions shows when each session was last used, accurate to five minutes', async () => {
  await signin(safari)
  sandbox.advanceClock(minutes(14))
  const { accessToken } = await signin(chrome)
  const at = Date.parse((await list(accessToken))[1]?.lastUseTime ?? '')
  expect(sandbox.time.now.getTime() - at).toBe(minutes(14))
  await status(token)
  const used = (await list(accessToken)).find(({ deviceName }) => deviceName === undefined)
  expect(sandbox.time.now.getTime() - Date.parse(used?.lastUseTime ?? '')).toBeLessThanOrEqual(minutes(5))
})

it('the list of sessions contains no ended or expired sessions, and none of other members and guests', async () => {
  await sandbox.given('another member')
  await sandbox.given('another session of the member', { accountId: 'acc-sora', sessionId: 'session-of-sora' })
  await signin(safari)
  sandbox.advanceClock(days(60))
  const { accessToken } = await signin(chrome)
  expect(await list(accessToken)).toHaveLength(1)
  await sandbox.given('another session of the member', { hasEnded: true })
  expect(await list(accessToken)).toHaveLength(1)
})

it('a reauthentication adds no second entry of the same device to the list of sessions', async () => {
  const proven = (await sandbox.call(reauthenticateByPassword, { body: { password } }, { token })).body
  expect(await list(proven.accessToken)).toHaveLength(1)
  expect(await list(token)).toHaveLength(2)
})

it('an ended session is refused at its next call and cannot be refreshed, and the others remain', async () => {
  const elsewhere = await signin(safari)
  expect((await sandbox.call(endSession, { params: { id: await otherId() } }, { token })).status).toBe(200)
  expect(await status(elsewhere.accessToken)).toBe(401)
  const refreshed = await sandbox.call(refreshTokens, { body: { refresh: true } }, { token: elsewhere.refreshToken })
  expect(refreshed.body.messageCode).toBe('Unauthenticated')
  expect(await status(token)).toBe(200)
})

it('ending a session that has just reauthenticated also ends the session that it replaces', async () => {
  const elsewhere = await signin(safari)
  const proven = await sandbox.call(reauthenticateByPassword, { body: { password } }, { token: elsewhere.accessToken })
  await sandbox.call(endSession, { params: { id: await otherId() } }, { token })
  expect(await status(proven.body.accessToken)).toBe(401)
  expect(await status(elsewhere.accessToken)).toBe(401)
})

it.each([
  ['a log-out', ({ refreshToken }: Tokens) => sandbox.call(signout, {}, { token: refreshToken })],
  [
    'a log-in in its place',
    ({ accessToken }: Tokens) => sandbox.call(signinEmail, { body: { email: own, password } }, { token: accessToken }),
  ],
])('%s after two reauthentications also ends the sessions that they replaced', async (_what, end) => {
  const reauthenticate = async (from: string) =>
    (await sandbox.call(reauthenticateByPassword, { body: { password } }, { token: from })).body
  const second = await reauthenticate(token)
  const third = await reauthenticate(second.accessToken)
  expect((await end(third)).status).toBe(200)
  expect(await Promise.all([token, second.accessToken, third.accessToken].map(status))).toEqual([401, 401, 401])
})

it('the call that ends another session refuses the caller’s own session, and does not find other members’ sessions', async () => {
  const [here] = await list()
  const end = async (id: string) => (await sandbox.call(endSession, { params: { id } }, { token })).body.messageCode
  expect(await end(here?.sessionId ?? '')).toBe('InvalidArgument')
  await sandbox.given('another member')
  await sandbox.given('another session of the member', { accountId: 'acc-sora', sessionId: 'session-of-sora' })
  expect(await end('session-of-sora')).toBe('NotFound')
})

it('ending all other sessions keeps only the caller’s own session', async () => {
  const others = [await signin(safari), await signin(chrome)]
  await sandbox.call(endOtherSessions, {}, { token })
  for (const { accessToken } of others) expect(await status(accessToken)).toBe(401)
  expect(await list()).toHaveLength(1)
})

it('ending sessions does not allow a change of the log-in: that still needs a reauthentication', async () => {
  await sandbox.call(endOtherSessions, {}, { token })
  const { body } = await sandbox.call(prepareSaveEmail, { body: { email: 'new@example.com' } }, { token })
  expect(body.messageCode).toBe('ReauthenticationRequired')
})
