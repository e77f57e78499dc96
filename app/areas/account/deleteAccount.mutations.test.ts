import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { deleteAccountMutation } from './deleteAccount.mutations.ts'

const server = memberHost()
const discard = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, deleteAccountMutation)
    .execute()
    .catch((error: unknown) => error)

it('a refused account deletion shows an error that mentions an earlier success only if an answer was lost in this session (Q350)', async () => {
  const answers = [() => HttpResponse.error(), () => HttpResponse.json({}, { status: 401 })]
  server.use(
    http.all('*/auth/refresh', () => HttpResponse.json({}, { status: 401 })),
    http.all('*', () => answers.shift()?.()),
  )
  expect(await discard()).toMatchObject({ kind: 'network', isAfterLostAnswer: false })
  resetSessionData()
  resetSession()
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'acc-sora' })
  expect(await discard()).toMatchObject({ status: 401, isAfterLostAnswer: false })
})
