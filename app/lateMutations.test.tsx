import { renderHook, waitFor } from '@testing-library/react'
import { useMutation, type MutationOptions } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveAddressMutation } from './areas/address/address.mutations.ts'
import { chooseBackgroundMutation } from './areas/home/background.mutations.ts'
import { homeQuery } from './areas/home/home.queries.ts'
import { changeWallMutation } from './areas/home/wall.mutations.ts'
import { favoriteMutation } from './areas/offer/offer.mutations.ts'
import { receivePresentMutation } from './areas/present/present.mutations.ts'
import { raiseLater } from './errors/raiseLater.ts'
import { useErrorQueue } from './errors/errorQueue.ts'
import { postalAddressQuery } from './queries/address.queries.ts'
import { followMutation } from './queries/follow.mutations.ts'
import { channelQuery } from './queries/channel.queries.ts'
import { balanceQuery } from './queries/member.queries.ts'
import { queryClient } from './queryClient.ts'
import { tokenCookies } from './session/cookies.ts'
import { resetSessionData } from './session/resetSessionData.ts'
import { resetSession, useSession } from './session/sessionStore.ts'
import { testToken } from './testing/testToken.ts'
import { memberHost, queryWrapper } from './testing/memberHost.tsx'

vi.mock('./errors/raiseLater.ts', { spy: true })

const server = memberHost()
afterEach(() => void vi.clearAllMocks())

/** Logs in another member in this tab. */
function logInAs(accountId: string): void {
  resetSessionData()
  resetSession()
  tokenCookies.store({ accessToken: testToken({ AccountID: accountId }), refreshToken: testToken({}) })
  useSession.setState({ accountId })
}

type AnyMutation = MutationOptions<unknown, Error, unknown, unknown>
const any = (mutation: object) => mutation as AnyMutation

const photo = (photoId: string, positionNumber: number) => ({ photoId, image: `${photoId}.svg`, positionNumber })
const address = {
  lastName: '早瀬',
  firstName: '小春',
  lastNameKana: '',
  firstNameKana: '',
  building: '',
  postalCode: '100-0001',
  prefecture: '13',
  city: '千代田区',
  street: '1-1',
  tel: '0312345678',
}
const background = (backgroundId: string) => ({ backgroundId, name: backgroundId, image: `${backgroundId}.svg` })

/**
 * Mutations of six areas that update the cache optimistically, roll back, or write the server's answer into the cache.
 */
const presses = [
  { name: 'follows a channel', mutation: any(followMutation), variables: { ipId: 'ip-1', follow: true } },
  { name: 'chooses a background', mutation: any(chooseBackgroundMutation), variables: background('first') },
  { name: 'hangs photos', mutation: any(changeWallMutation), variables: [photo('a', 1), photo('c', 3)] },
  { name: 'saves an address', mutation: any(saveAddressMutation), variables: address },
  { name: 'favours an offer', mutation: any(favoriteMutation), variables: 'item-1' },
  { name: 'receives a present', mutation: any(receivePresentMutation), variables: { id: 'present-1' } },
]

/** Fills the cache with the queries of a member's pages. */
function fillCache(of: string): void {
  const channel = { ipId: 'ip-1', hasFollowed: false, name: of }
  queryClient.setQueryData(channelQuery('ip-1', true).queryKey, { ip: channel } as never)
  const home = { photoList: [photo('a', 1), photo('b', 2)], hasNext: false, background: background(of) }
  queryClient.setQueryData(homeQuery.queryKey, home as never)
  queryClient.setQueryData(postalAddressQuery.queryKey, { address: { ...address, lastName: of } } as never)
  queryClient.setQueryData(balanceQuery.queryKey, { total: 1, free: 1, paid: 0 } as never)
}
const cache = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state: { data, isInvalidated } }) => ({ queryKey, data, isInvalidated }))

/** Simulates a server that delays its answers until the test releases them. */
function holdingHost(answer: () => Response) {
  const requests: string[] = []
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  server.use(
    http.all('*', async ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      await gate
      return answer()
    }),
  )
  return { requests, release }
}

const answers = [
  ['carries it out', () => HttpResponse.json({ photoList: [], favor: { hasFavored: true, favorCount: 9 } })],
  ['refuses it', () => HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 })],
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['loses the connection', () => HttpResponse.error()],
] as const

describe.each(presses)(
  'a member $name, and another member logs in before the server’s answer (S035, Q350)',
  (press) => {
    it.each(answers)(
      'when the server %s, the app writes, sends and shows nothing for the next member',
      async (_name, answer) => {
        const host = holdingHost(answer)
        fillCache('first')
        const { result } = renderHook(() => useMutation(press.mutation), { wrapper: queryWrapper })
        result.current.mutate(press.variables)
        await waitFor(() => expect(host.requests).toHaveLength(1))
        const [pending] = queryClient.getMutationCache().getAll()
        logInAs('acc-sora')
        fillCache('second')
        const before = cache()
        host.release()
        await waitFor(() => expect(pending?.state.status).toBe('error'))
        expect(pending?.state.error).toMatchObject({ kind: 'sessionEnded' })
        expect(cache()).toEqual(before)
        expect(host.requests).toHaveLength(1)
        await waitFor(() => expect(raiseLater).toHaveBeenCalled())
        expect(useErrorQueue.getState()).toMatchObject({ messages: [] })
      },
    )
  },
)

describe('a mutation and the end of its session (Q350)', () => {
  it.each(['answered', 'refused'] as const)(
    'runs no callbacks after that end when the server has %s the call, even if its page has rendered again',
    async (end) => {
      const callbacks = { onSuccess: vi.fn<() => void>(), onError: vi.fn<() => void>(), onSettled: vi.fn<() => void>() }
      const late = Promise.withResolvers<string>()
      const hook = renderHook(() => useMutation({ mutationFn: () => late.promise, ...callbacks }), {
        wrapper: queryWrapper,
      })
      hook.result.current.mutate()
      await waitFor(() => expect(queryClient.isMutating()).toBe(1))
      const [pending] = queryClient.getMutationCache().getAll()
      logInAs('acc-sora')
      hook.rerender()
      if (end === 'answered') late.resolve('answer')
      else late.reject(new Error('refused'))
      await waitFor(() => expect(pending?.state.status).not.toBe('pending'))
      for (const callback of Object.values(callbacks)) expect(callback).not.toHaveBeenCalled()
    },
  )

  it('runs its callbacks while the session lasts', async () => {
    const onSuccess = vi.fn<(answer: string) => void>()
    const { result } = renderHook(
      () => useMutation({ mutationFn: () => Promise.resolve('answer'), onSuccess: (answer) => onSuccess(answer) }),
      { wrapper: queryWrapper },
    )
    result.current.mutate()
    await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('answer'))
  })

  it('is never sent after that end if it was waiting for an earlier mutation of its kind', async () => {
    const host = holdingHost(() => HttpResponse.json({}))
    const { result } = renderHook(() => useMutation(followMutation), { wrapper: queryWrapper })
    result.current.mutate({ ipId: 'ip-1', follow: true })
    result.current.mutate({ ipId: 'ip-2', follow: true })
    await waitFor(() => expect(host.requests).toEqual(['POST /hosts/app/v2/follow/ip/ip-1']))
    const pending = queryClient.getMutationCache().getAll()
    logInAs('acc-sora')
    host.release()
    await waitFor(() => expect(pending[0]?.state.status).toBe('error'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(host.requests).toHaveLength(1)
  })
})
