import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { countOpenCall } from '../api/openCalls.ts'
import { announceTokensRefreshed } from '../api/tokenEvents.ts'
import { profileQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { updateSessionFromTokens } from './updateSessionFromTokens.ts'
import { readAccountAgain } from './readAccountAgain.ts'
import { resetSession, useSession } from './sessionStore.ts'

updateSessionFromTokens()

vi.mock('../api/call.ts', { spy: true })
vi.mock('../api/openCalls.ts', { spy: true })

const server = memberHost()
const profile = { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01' }

/** Simulates the calls for the account. Returns a list that records which of them were made. */
function host(answer: object, status = 200): string[] {
  const requests: string[] = []
  server.use(
    http.get('*/v2/account*', ({ request }) => {
      requests.push(new URL(request.url).pathname.replace(/^.*\/v2/, '/v2'))
      return HttpResponse.json(answer, { status })
    }),
  )
  return requests
}

afterEach(() => vi.clearAllMocks())

describe('after a token refresh (S038, C017), the app', () => {
  it('reads the account again without the loading overlay, and stores the profile and that the registration is finished', async () => {
    useSession.setState({ registration: { providers: ['EMAIL'], hasProfile: false } })
    const requests = host({ accountId: 'acc-hikari', uniqueName: 'hikari01', profile })
    announceTokensRefreshed()
    await expect.poll(() => queryClient.getQueryData(profileQuery.queryKey)).toEqual({ profile })
    expect(useSession.getState().registration).toEqual({ providers: ['EMAIL'], hasProfile: true })
    expect(requests).toEqual(['/v2/account'])
    expect(countOpenCall).not.toHaveBeenCalled()
  })

  it('stores no profile if the answer belongs to another member, or if the call fails', async () => {
    for (const answer of [() => host({ accountId: 'acc-sora', profile }), () => host({}, 500)]) {
      answer()
      const before = vi.mocked(call).mock.calls.length
      announceTokensRefreshed()
      await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(before + 1))
      await Promise.allSettled(vi.mocked(call).mock.results.map(({ value }) => value as Promise<unknown>))
    }
    expect(call).toHaveBeenCalledTimes(2)
    expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined()
  })

  it('does not read the account for a guest, although guests have tokens that are refreshed, too (S062)', async () => {
    resetSession()
    announceTokensRefreshed()
    await readAccountAgain()
    expect(call).not.toHaveBeenCalled()
  })
})
