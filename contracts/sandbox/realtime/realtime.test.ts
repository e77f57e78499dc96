import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshTokens } from '../../auth/auth.endpoints.ts'
import {
  deleteDocument,
  getRemoteConfig,
  readDocument,
  signinRealtime,
  writeDocument,
} from '../../realtime/realtime.endpoints.ts'
import { minutes } from '../runtime/clock.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const path = 'settings/story'
const signin = async (token: string, firebaseToken: string) =>
  (await sandbox.call(signinRealtime, { body: { token: firebaseToken } }, { token })).body
const read = async (token: string, at = path) =>
  (await sandbox.call(readDocument, { query: { path: at } }, { token })).body
const write = async (token: string, value: Record<string, unknown>, at = path) =>
  (await sandbox.call(writeDocument, { body: { path: at, value } }, { token })).body.messageCode

/** Creates a member whose session has signed in to realtime. */
async function signedIn(accountId = 'acc-hikari') {
  const names = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replace('acc-', 'x2026') }
  const { accessToken, firebaseToken } = await sandbox.given('a member', names)
  await signin(accessToken, firebaseToken)
  return accessToken
}

describe('the sign-in to the realtime database with a custom token (C173)', () => {
  it('accepts only the realtime token of the caller’s own session', async () => {
    const sora = await sandbox.given('a member', {
      accountId: 'acc-kaho',
      email: 'kaho@example.com',
      uniqueName: 'kaho2026',
    })
    const { accessToken: token, firebaseToken } = await sandbox.given('a member')
    for (const other of [sora.firebaseToken, token, '', 'x'.repeat(50_000)])
      expect((await signin(token, other)).messageCode).toBe('InvalidArgument')
    expect((await read(token)).messageCode).toBe('PermissionDenied')
    expect(await signin(token, firebaseToken)).toEqual({ accountId: 'acc-hikari' })
    expect(await read(token)).toEqual({})
  })

  it('refuses a realtime token that a token refresh has replaced, once it has expired (X3)', async () => {
    const { refreshToken, firebaseToken: old } = await sandbox.given('a member')
    sandbox.advanceClock(minutes(14))
    const { body } = await sandbox.call(refreshTokens, { body: { refresh: true } }, { token: refreshToken })
    sandbox.advanceClock(minutes(2))
    expect((await signin(body.accessToken, old)).messageCode).toBe('InvalidArgument')
    expect(await signin(body.accessToken, body.firebaseToken ?? '')).toEqual({ accountId: 'acc-hikari' })
  })
})

describe('a member’s documents in the realtime database (C175–C177)', () => {
  let token: string
  beforeEach(async () => {
    token = await signedIn()
  })

  it('are returned as written, until they are replaced or deleted', async () => {
    const value = { list: [1, null, { deep: '星' }], 'a"b': "'; drop table account; --", empty: {} }
    await write(token, value)
    expect(await read(token)).toEqual({ value })
    await write(token, { only: true })
    expect(await read(token)).toEqual({ value: { only: true } })
    await sandbox.call(deleteDocument, { query: { path } }, { token })
    expect(await read(token)).toEqual({})
  })

  it('are separate from another member’s documents at equal paths', async () => {
    const other = await signedIn('acc-kaho')
    await write(token, { mine: 1 })
    expect(await read(other)).toEqual({})
    await sandbox.call(deleteDocument, { query: { path } }, { token: other })
    expect(await read(token)).toEqual({ value: { mine: 1 } })
  })

  it.each([
    'accounts/acc-kaho',
    'settings',
    'settings/',
    'settings/a/b',
    'settings/../rooms',
    'settings/a\n',
    'SETTINGS/a',
    `settings/${'a'.repeat(65)}`,
    "settings/' or 1=1",
    '',
  ])('cannot be written or read at the path %j', async (elsewhere) => {
    expect(await write(token, {}, elsewhere)).toBe('PermissionDenied')
    expect((await read(token, elsewhere)).messageCode).toBe('PermissionDenied')
  })

  it('are refused if they are larger than 8 KiB', async () => {
    const frame = Buffer.byteLength(JSON.stringify({ text: '' }))
    expect(await write(token, { text: 'a'.repeat(8192 - frame) })).toBeUndefined()
    expect(await write(token, { text: 'a'.repeat(8192 - frame + 1) })).toBe('OutOfRange')
    expect(await write(token, { text: '星'.repeat(2800) })).toBe('OutOfRange')
  })

  it('are at most a hundred per member, even after concurrent writes; existing documents can still be replaced', async () => {
    const answers = await Promise.all(Array.from({ length: 105 }, (_, each) => write(token, {}, `drafts/d${each}`)))
    expect(answers.filter((code) => code === 'OutOfRange')).toHaveLength(5)
    const there = answers.findIndex((code) => code === undefined)
    expect(await write(token, { again: true }, `drafts/d${there}`)).toBeUndefined()
  })
})

describe('the remote configuration (C174)', () => {
  it('is returned as texts with names, to guests, too', async () => {
    await sandbox.given('a remote text', { name: 'welcome', text: 'ようこそ' })
    const { accessToken: token } = await sandbox.given('a guest')
    const { body } = await sandbox.call(getRemoteConfig, {}, { token })
    expect(body.textList).toContainEqual({ name: 'welcome', text: 'ようこそ' })
  })
})
