import { saveEmail } from '@tsudoi/contracts/auth/auth.endpoints'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  startSessionWith,
  bearerOf,
  rejectionOf,
  memberToken,
  startTestHost,
  memberTokens,
} from '../testing/testHost.ts'
import { deleteSession } from '../session/endSession.ts'
import { tokenCookies } from '../session/cookies.ts'
import { testToken } from '../testing/testToken.ts'
import { adoptTokens } from './adoptTokens.ts'
import { callWithProof } from './callWithProof.ts'
import { closeProofDialog, useReauthentication } from './reauthentication.ts'

let host: Awaited<ReturnType<typeof startTestHost>>
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

/** Makes the server accept the call only with the access token that it returns for the proof. */
beforeEach(() => {
  host.requests.length = 0
  startSessionWith(memberTokens(1))
  host.answers((request, respond) => {
    if (bearerOf(request) === memberToken(2)) return respond(200, {})
    return respond(412, { messageCode: 'ReauthenticationRequired', code: 412 })
  })
})

const save = () => callWithProof(saveEmail, { body: { code: '271828' } })
async function dialogOpens() {
  await expect.poll(() => useReauthentication.getState().isAsked).toBe(true)
}

it('callWithProof() requests a proof of identity, and then sends the call again with the tokens of that proof (X21)', async () => {
  const saved = save()
  await dialogOpens()
  adoptTokens(memberTokens(2))
  closeProofDialog(true)
  expect(await saved).toEqual({})
  expect(useReauthentication.getState().isAsked).toBe(false)
  expect(host.count('/save/email')).toBe(2)
})

it('callWithProof() cancels its call when the member closes the dialog for the proof, and sends no further call', async () => {
  const failed = rejectionOf(save())
  await dialogOpens()
  closeProofDialog(false)
  expect((await failed)?.kind).toBe('cancelled')
  expect(host.count('/save/email')).toBe(1)
})

it('callWithProof() requests one proof of identity for two calls at the same time', async () => {
  const both = Promise.all([save(), save()])
  await expect.poll(() => host.count('/save/email')).toBe(2)
  await dialogOpens()
  // Waits, because the second refusal may not have reached the dialog yet.
  await new Promise((resolve) => setTimeout(resolve))
  adoptTokens(memberTokens(2))
  closeProofDialog(true)
  await expect(both).resolves.toEqual([{}, {}])
})

it('callWithProof() closes the dialog for the proof and cancels its call when the session ends', async () => {
  const failed = rejectionOf(save())
  await dialogOpens()
  deleteSession()
  expect((await failed)?.kind).toBe('cancelled')
  expect(useReauthentication.getState().isAsked).toBe(false)
})

it('callWithProof() requests no proof of identity after a refusal of another kind', async () => {
  host.answers((_request, respond) => respond(400, { messageCode: 'InvalidCode', code: 400 }))
  expect((await rejectionOf(save()))?.messageCode).toBe('InvalidCode')
  expect(useReauthentication.getState().isAsked).toBe(false)
})

it('callWithProof() stores no tokens for a member whose session is no longer in the cookies', () => {
  const other = { accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) }
  expect(() => adoptTokens(other)).toThrow('cancelled')
  expect(tokenCookies.read().accessToken).toBe(memberToken(1))
})
