import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import type { IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendCall } from '../api/send.ts'
import {
  bearerOf,
  startSessionWith,
  isRefresh,
  memberToken,
  startTestHost,
  memberTokens,
  type Respond,
} from '../testing/testHost.ts'
import { useErrorQueue } from '../errors/errorQueue.ts'
import { loadErrorTexts } from '../errors/failure.ts'
import { profileQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { updateSessionFromTokens } from './updateSessionFromTokens.ts'
import { tokenCookies } from './cookies.ts'
import { resetSession } from './sessionStore.ts'

updateSessionFromTokens()

const host = await startTestHost()
const profile = { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01' }
const isAccount = ({ url }: IncomingMessage) => url?.includes('/v2/account') === true

/**
 * Simulates a server at which the first tokens have expired. With the next tokens, it answers the call for the account
 * as given. Returns the requests for the account.
 */
function hostAfter(answerAccount: (respond: Respond) => void) {
  const reads: { bearer?: string | undefined; stored?: string | undefined }[] = []
  host.answers((request, respond) => {
    if (isRefresh(request)) return respond(200, memberTokens(2))
    if (isAccount(request)) {
      reads.push({ bearer: bearerOf(request), stored: tokenCookies.read().accessToken })
      return answerAccount(respond)
    }
    if (bearerOf(request) === memberToken(1)) return respond(401, { messageCode: 'Unauthenticated', code: 401 })
    respond(200, { time: '2026-01-31T00:00:00Z' })
  })
  return reads
}

describe('a token refresh', () => {
  beforeAll(loadErrorTexts)
  beforeEach(() => startSessionWith(memberTokens(1)))
  afterEach(() => {
    tokenCookies.clear()
    resetSession()
    queryClient.clear()
    host.requests.length = 0
  })
  afterAll(() => host.close())

  it('stores the new tokens, and then reads the account with the new access token (S038)', async () => {
    const reads = hostAfter((respond) => respond(200, { accountId: 'acc-hikari', uniqueName: 'hikari01', profile }))
    await sendCall(getTime, {})
    await expect.poll(() => reads).toEqual([{ bearer: memberToken(2), stored: memberToken(2) }])
    await expect.poll(() => queryClient.getQueryData(profileQuery.queryKey)).toEqual({ profile })
  })

  it('keeps the new token and shows no error when the server answers 500 to the reading of the account (S038)', async () => {
    const reads = hostAfter((respond) => respond(500, { messageCode: 'Internal', code: 500 }))
    await sendCall(getTime, {})
    await expect.poll(() => reads.length).toBe(1)
    await expect.poll(() => host.requests.filter((requests) => requests.includes('/v2/account'))).toHaveLength(1)
    expect(useErrorQueue.getState().messages).toEqual([])
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
  })
})
