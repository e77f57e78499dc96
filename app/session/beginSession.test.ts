import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { useErrorQueue } from '../errors/errorQueue.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { testToken } from '../testing/testToken.ts'
import { beginSession } from './beginSession.ts'
import { tokenCookies } from './cookies.ts'
import { useSession } from './sessionStore.ts'

const server = memberHost()

it.each([
  ['answers 503', () => HttpResponse.json({ messageCode: 'Unavailable', code: 503 }, { status: 503 })],
  ['is unreachable', () => HttpResponse.error()],
])(
  'a log-in that the server has accepted is complete, without a dialog, if the call for the account %s (S034, C018)',
  async (_what, answer) => {
    server.use(
      http.get('*/v2/account/auth', answer),
      http.get('*/v2/time', () => HttpResponse.error()),
    )
    await beginSession({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) })
    expect(tokenCookies.has()).toBe(true)
    expect(useSession.getState()).toMatchObject({ accountId: 'acc-sora', registration: undefined })
    expect(useErrorQueue.getState().messages).toEqual([])
  },
)
