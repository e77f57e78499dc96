import { QueryClientProvider } from '@tanstack/react-query'
import { setupServer, type SetupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { clearErrors } from '../errors/errorQueue.ts'
import { queryClient } from '../queryClient.ts'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { testToken } from './testToken.ts'
import { setTestUrl } from './setTestUrl.ts'

/** Logs in a member, and starts a mock server that the test configures. For tests of hooks; call it once per file. */
export function memberHost(): SetupServer {
  const server = setupServer()
  beforeAll(async () => {
    setTestUrl('http://127.0.0.1/')
    server.listen({ onUnhandledFrame: 'error' })
    // Loads in advance the code that the app loads with the first call and the first failure: on a busy machine that
    // would take longer than a test waits.
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

/** Wraps a hook in the app's query client, for `renderHook`. */
export const queryWrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
