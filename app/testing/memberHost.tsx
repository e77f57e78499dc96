import { QueryClientProvider } from '@tanstack/react-query'
import { setupServer, type SetupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { clearErrors } from '../errors/errorQueue.ts'
import { queryClient } from '../queryClient.ts'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { testToken } from '../session/testToken.ts'
import { visit } from '../session/testVisit.ts'

/** For the tests of a hook: a member is logged in, and hosts answer what the test says. Call it once in a file. */
export function memberHost(): SetupServer {
  const server = setupServer()
  beforeAll(async () => {
    visit('http://127.0.0.1/')
    server.listen({ onUnhandledFrame: 'error' })
    // They come with the first call and the first failure: on a busy machine later than a test waits.
    await Promise.all([import('../api/send.ts'), import('../errors/raise.ts')])
  })
  afterAll(() => server.close())
  beforeEach(() => {
    tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({}) })
    useSession.setState({ accountId: 'acc-hikari' })
  })
  afterEach(() => {
    server.resetHandlers()
    queryClient.clear()
    resetSession()
    tokenCookies.clear()
    sessionStorage.clear()
    clearErrors()
  })
  return server
}

export const queryWrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
