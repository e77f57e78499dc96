import {
  checkSavePasswordCode,
  prepareSaveEmail,
  prepareSavePassword,
  saveEmail,
  savePassword,
} from '@tsudoi/contracts/auth/auth.endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSessionWith, memberToken, startTestHost, memberTokens } from '../../testing/testHost.ts'
import { queryClient } from '../../queryClient.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { passwordDraft } from './passwordDraft.ts'
import { checkPasswordCodeMutation, loginChangeErrors } from './login.mutations.ts'

/**
 * Codes that open a dialog. The dialog's button leads to the login (E013), to the previous page (E016), or to the first
 * step (E037), or asks the member to reauthenticate (X21).
 */
const dialogs = ['NotExistsPassword', 'DiscardedEmail', 'DeadlineExceededSavePassword', 'ReauthenticationRequired']

describe('error codes of the calls that change login methods (E013, E016, E031, E032, E034, E037, E039–E043, E065)', () => {
  it.each([
    ['prepareEmail', prepareSaveEmail],
    ['saveEmail', saveEmail],
    ['preparePassword', prepareSavePassword],
    ['checkPassword', checkSavePasswordCode],
    ['savePassword', savePassword],
  ] as const)('of the call %s are all shown at a form field or in a dialog', (step, { codes }) => {
    const placed: readonly string[] = loginChangeErrors[step].handles
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !placed.includes(code) && !dialogs.includes(code))).toEqual([])
  })
})

describe('the code check before a new password (C011, C012, Q381)', () => {
  let host: Awaited<ReturnType<typeof startTestHost>>
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())
  beforeEach(() => startSessionWith(memberTokens(1)))

  it.each([
    ['continues in a new session if the server starts one', { tokens: memberTokens(2) }, memberToken(2)],
    ['keeps its session if the server starts none', {}, memberToken(1)],
  ])('with the right code, the app %s', async (_, answer, accessToken) => {
    host.answers((_request, respond) => respond(200, answer))
    await queryClient.getMutationCache().build(queryClient, checkPasswordCodeMutation).execute('271828')
    expect(tokenCookies.read().accessToken).toBe(accessToken)
  })

  it.each([
    ['the address of the answer, for the password manager', { email: 'hikari@example.com' }, 'hikari@example.com'],
    ['no address if the answer has none', {}, ''],
  ])('stores for the next step %s', async (_, answer, email) => {
    host.answers((_request, respond) => respond(200, answer))
    await queryClient.getMutationCache().build(queryClient, checkPasswordCodeMutation).execute('271828')
    expect(passwordDraft.read()).toMatchObject({ step: 'password', email })
    passwordDraft.clear()
  })
})
