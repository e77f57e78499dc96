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

it('the error of a refused account deletion says that the account may already be deleted, but only after a lost answer in the same session (Q350)', async () => {
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
