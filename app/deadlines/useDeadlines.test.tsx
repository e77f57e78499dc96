import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetClock, setServerTime } from '../time/clock.ts'
import { useDeadlines } from './useDeadlines.ts'

const server = memberHost()
afterEach(() => {
  cleanup()
  resetClock()
  resetSessionData()
})

const now = '2026-01-31T10:00:00Z'
const ofChannel = { ipId: 'todai', ipName: '灯台放送局' }
const seek = { hasNext: false }

const missingCall = () => HttpResponse.json({}, { status: 404 })

/** The answer of each list's call: no entries. */
const emptyAnswers: Record<string, object> = {
  '*/v2/me/deadlines': missingCall(),
  '*/v2/campaign': { list: [], total: 0 },
  '*/v2/follow/ip': { list: [], total: 0 },
  '*/v2/collection/lottery': { lottery: [], hasNext: false },
  '*/v2/collection/special/privilege': { tickets: [], seek },
  '*/v1/transaction': { list: [] },
  '*/v2/present': { list: [], seek },
  '*/v2/notice': { list: [], seek },
  '*/v1/ticket': { list: [] },
  '*/v2/video': { videos: [], seek },
  '*/v2/collection/movie': { movies: [], seek },
}

/** The name of the list that is missing if a call fails. */
const listOf: Record<string, string> = {
  '*/v2/campaign': '申込と投票',
  '*/v2/follow/ip': '申込と投票',
  '*/v2/collection/lottery': '抽選の結果と賞品',
  '*/v2/collection/special/privilege': 'お届け先',
  '*/v1/transaction': 'お支払い',
  '*/v2/present': 'プレゼント',
  '*/v2/notice': 'お知らせの品',
  '*/v2/video': '動画',
  '*/v2/collection/movie': '動画',
}

const present = (id: string, expireTime: string) => ({
  presentId: id,
  itemKind: 'PHOTO',
  itemId: id,
  name: id,
  amount: 1,
  message: '',
  sendTime: now,
  expireTime,
})

function host(answers: Record<string, object | Response> = {}) {
  server.use(
    ...Object.entries({ ...emptyAnswers, ...answers }).map(([path, answer]) =>
      http.get(path, () => (answer instanceof Response ? answer.clone() : HttpResponse.json(answer as object))),
    ),
  )
}

const refused = () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })

async function loaded() {
  setServerTime(now, Date.now())
  const { result } = renderHook(() => useDeadlines(), { wrapper: queryWrapper })
  await waitFor(() => expect(result.current.deadlines.state).not.toBe('loading'))
  return result
}
const titlesOf = ({ deadlines }: ReturnType<typeof useDeadlines>) =>
  deadlines.state === 'ready' ? deadlines.data.map(({ title }) => title) : deadlines.state

it('the deadlines of all lists are sorted together by their end, without those that have passed according to the server’s clock', async () => {
  host({
    '*/v2/present': { list: [present('late', '2026-02-03T00:00:00Z'), present('past', '2026-01-31T09:59:00Z')], seek },
    '*/v1/transaction': {
      list: [
        {
          transactionId: 'o',
          orderTime: now,
          itemName: '100コイン',
          price: 100,
          status: 'PENDING',
          paymentMethod: 'CONVENIENCE',
          expiryTime: '2026-02-01T00:00:00Z',
        },
      ],
    },
    '*/v2/collection/movie': {
      movies: [
        {
          ...ofChannel,
          videoId: 'm',
          title: '第四十七夜',
          acquiredTime: now,
          accessEndTime: '2026-02-02T00:00:00Z',
          isViewed: false,
        },
      ],
      seek,
    },
  })
  const result = await loaded()
  expect(titlesOf(result.current)).toEqual(['100コイン', '第四十七夜', 'late'])
  expect(result.current.gaps).toMatchObject({ failed: [], cut: [] })
})

it.each(Object.entries(listOf))('a failure of %s names the list %s, and the others are shown', async (path, name) => {
  const others = { '*/v2/present': { list: [present('shown', '2026-02-03T00:00:00Z')], seek } }
  host({ ...(path !== '*/v2/present' && others), [path]: refused() })
  const result = await loaded()
  expect(result.current.gaps.failed).toEqual([name])
  expect(titlesOf(result.current)).toEqual(path === '*/v2/present' ? [] : ['shown'])
  host(others)
  act(() => result.current.gaps.onRetry())
  await waitFor(() => expect(result.current.gaps.failed).toEqual([]))
  await waitFor(() => expect(titlesOf(result.current)).toEqual(['shown']))
})

it('without a network the deadlines are reported as failed, not as an empty list', async () => {
  host(Object.fromEntries(Object.keys(emptyAnswers).map((path) => [path, HttpResponse.error()])))
  const result = await loaded()
  expect(result.current.deadlines).toMatchObject({ state: 'failed' })
})

it('the slots of live talks are requested for the member’s tickets, and a live talk that no longer exists is left out', async () => {
  const livetalk = (livetalkId: string) => ({
    livetalkId,
    title: livetalkId,
    startTime: now,
    slotStartTime: '2026-02-02T00:00:00Z',
  })
  const event = {
    ...ofChannel,
    eventId: 'e',
    kind: 'LIVETALK',
    holding: 'IN_HOLDING',
    title: 'e',
    startTime: now,
    endTime: '2026-01-31T09:00:00Z',
    episodeCount: 1,
  }
  const asked: string[] = []
  host({
    '*/v1/ticket': {
      list: [
        {
          ticketId: 't',
          name: 't',
          ticketCount: 1,
          acquiredTime: now,
          event,
          episodes: [],
          livetalkList: [livetalk('pier'), livetalk('gone')],
        },
      ],
    },
  })
  server.use(
    http.get('*/v2/livetalk/member/livetalk/:id/detail', ({ params }) => {
      asked.push(String(params['id']))
      return HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 })
    }),
  )
  const result = await loaded()
  expect(asked.toSorted()).toEqual(['gone', 'pier'])
  expect(result.current.gaps.failed).toEqual([])
  expect(titlesOf(result.current)).toEqual([])
})

describe('the gifts of notices with a host that lists no deadlines (Q547)', () => {
  const summary = (noticeId: string, publishedTime = now) => ({
    noticeId,
    category: 'CAMPAIGN',
    title: noticeId,
    publishedTime,
    isRead: true,
  })

  /** Answers a list of notices, each with a gift that ends in February; `respond` may refuse one of them. */
  function noticeHost(
    list: object[],
    hasNext = false,
    respond: (id: string) => Response | undefined = () => undefined,
  ) {
    const asked: string[] = []
    host({ '*/v2/notice': { list, seek: { hasNext } } })
    server.use(
      http.get('*/v2/notice/:id', ({ params }) => {
        const id = String(params['id'])
        asked.push(id)
        const gift = { assetList: [{ itemKind: 'COIN', name: 'コイン', amount: 1 }], isAcquired: id === 'acquired' }
        const notice = { ...summary(id), text: '', acquireEndTime: '2026-02-03T00:00:00Z', ...gift }
        return respond(id) ?? HttpResponse.json({ notice })
      }),
    )
    return asked
  }

  it('come from the answers about the latest notices, without one that was acquired or no longer exists', async () => {
    const missing = () => HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 })
    const asked = noticeHost([summary('fifty'), summary('acquired'), summary('gone')], false, (id) =>
      id === 'gone' ? missing() : undefined,
    )
    const result = await loaded()
    expect(titlesOf(result.current)).toEqual(['fifty'])
    expect(asked.toSorted()).toEqual(['acquired', 'fifty', 'gone'])
    expect(result.current.gaps).toMatchObject({ failed: [], cut: [] })
  })

  it('are named as missing if the answer about one of them fails', async () => {
    noticeHost([summary('fifty')], false, refused)
    expect((await loaded()).current.gaps.failed).toEqual(['お知らせの品'])
  })

  it.each([
    ['reported as incomplete', '2025-12-01T00:00:00Z', ['お知らせの品']],
    ['complete if the further notices are older than 90 days', '2025-10-01T00:00:00Z', []],
  ])('are %s if there are more notices than are asked for', async (_, oldest, cut) => {
    noticeHost([summary('fifty'), summary('acquired', oldest)], true)
    const result = await loaded()
    expect(titlesOf(result.current)).toEqual(['fifty'])
    expect(result.current.gaps.cut).toEqual(cut)
  })
})

it('a list that is too long to be loaded completely is reported as incomplete', async () => {
  host()
  let page = 0
  server.use(
    http.get('*/v2/present', () => {
      page += 1
      return HttpResponse.json({
        list: [present(`p${page}`, '2026-02-03T00:00:00Z')],
        seek: { hasNext: true, lastSendTime: now },
      })
    }),
  )
  const result = await loaded()
  expect(result.current.gaps.cut).toEqual(['プレゼント'])
  expect(titlesOf(result.current)).toHaveLength(100)
})

describe('the call for all deadlines (Q505)', () => {
  const own = {
    deadlineId: 'present-p',
    kind: 'PRESENT',
    name: '200コイン',
    endTime: '2026-02-03T00:00:00Z',
    path: '/present',
  }

  /** Records the paths that are requested; the call for all deadlines answers with `respond`. */
  function recorded(respond: () => Response) {
    const asked: string[] = []
    host()
    server.use(
      http.get('*', ({ request }) => void asked.push(new URL(request.url).pathname.replace('/hosts/app', ''))),
      http.get('*/v2/me/deadlines', respond),
    )
    return asked
  }

  it('is sent once, and then no list is requested', async () => {
    const asked = recorded(() => HttpResponse.json({ list: [own, { ...own, deadlineId: 'x', kind: 'NEWER' }] }))
    const result = await loaded()
    expect(titlesOf(result.current)).toEqual(['200コイン', '200コイン'])
    expect(result.current.gaps).toMatchObject({ failed: [], cut: [] })
    expect(asked).toEqual(['/v2/me/deadlines'])
  })

  it.each([404, 501])(
    'counts as unsupported after the status %i: the lists are requested, and the call is not sent again',
    async (status) => {
      const asked = recorded(() => HttpResponse.json({ messageCode: 'Unimplemented', code: status }, { status }))
      expect(titlesOf((await loaded()).current)).toEqual([])
      cleanup()
      await queryClient.invalidateQueries()
      await loaded()
      expect(asked.filter((path) => path === '/v2/me/deadlines')).toHaveLength(1)
      expect(asked).toContain('/v2/present')
      resetSessionData()
      cleanup()
      await loaded()
      expect(asked.filter((path) => path === '/v2/me/deadlines')).toHaveLength(2)
    },
  )

  it.each([500, 403])(
    'fails with the status %i: no list is requested in its place, and a retry sends the call again',
    async (status) => {
      const asked = recorded(() => HttpResponse.json({ messageCode: 'Internal', code: status }, { status }))
      const result = await loaded()
      expect(result.current.deadlines.state).toBe('failed')
      expect(result.current.gaps.failed).toEqual([])
      expect(asked).toEqual(['/v2/me/deadlines'])
      server.use(http.get('*/v2/me/deadlines', () => HttpResponse.json({ list: [own] })))
      act(() => result.current.gaps.onRetry())
      await waitFor(() => expect(titlesOf(result.current)).toEqual(['200コイン']))
    },
  )
})
