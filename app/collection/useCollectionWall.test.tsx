import { renderHook, waitFor } from '@testing-library/react'
import type { CollectedKind } from '@tsudoi/design-system/screens/collection/collection.types'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { collectionKeys } from '../queries/collection.keys.ts'
import { resetClock, setServerTime } from '../time/clock.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { useCollectionWall } from './useCollectionWall.ts'

const server = memberHost()
const time = '2026-01-30T03:00:00Z'
const ofChannel = { ipId: 'todai', ipName: '灯台放送局', oshiColor: '#1464c8' }
const lottery = (id: string) => ({
  ...ofChannel,
  lotteryId: id,
  name: id,
  entryCount: 1,
  resultState: 'WAITING',
  lastEntryTime: time,
  publicationEndTime: time,
  announcementTime: time,
})
const preorder = (id: string) => ({
  ...ofChannel,
  preorderId: id,
  name: id,
  itemCount: 1,
  consumeCoin: 500,
  lastPurchaseTime: time,
  publicationEndTime: time,
})

interface List {
  kind: CollectedKind
  path: string
  /** Name of the property that contains the array in the answer. */
  name: string
  after: string
  part: (id: string) => object
}
const lists: readonly List[] = [
  { kind: 'lottery', path: '*/v2/collection/lottery', name: 'lottery', after: 'lastLotteryId', part: lottery },
  { kind: 'preorder', path: '*/v2/collection/preorder', name: 'preorder', after: 'lastPreorderId', part: preorder },
]

/**
 * Mocks a server that returns these pages in turn, all but the last with a next page. Returns the requested cursors.
 */
function pagesHost({ path, name, after, part }: List, pages: readonly (readonly string[])[], isEndless = false) {
  const requestedCursors: (string | null)[] = []
  server.use(
    http.get(path, ({ request }) => {
      requestedCursors.push(new URL(request.url).searchParams.get(after))
      const ids = pages[requestedCursors.length - 1] ?? []
      return HttpResponse.json({ [name]: ids.map(part), hasNext: isEndless || requestedCursors.length < pages.length })
    }),
  )
  return requestedCursors
}

const whole = async (kinds: readonly CollectedKind[]) => {
  const { result } = renderHook(() => useCollectionWall(kinds), { wrapper: queryWrapper })
  await waitFor(() => expect(result.current).toMatchObject({ wall: { state: 'ready' }, isGrowing: false }))
  const { wall } = result.current
  return wall.state === 'ready' ? wall.data.map(({ name }) => name).toSorted() : []
}

it.each(lists)(
  'the collection’s wall loads all pages of the $kind list, and shows each id once (S051)',
  async (list) => {
    const requestedCursors = pagesHost(list, [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ])
    expect(await whole([list.kind])).toEqual(['a', 'b', 'c', 'd'])
    expect(requestedCursors).toEqual([null, 'b', 'c'])
  },
)

it.each(lists)(
  'the collection’s wall stops at an empty page of the $kind list, even if the server reports a next page (S051)',
  async (list) => {
    const requestedCursors = pagesHost(list, [['a'], []], true)
    expect(await whole([list.kind])).toEqual(['a'])
    expect(requestedCursors).toEqual([null, 'a'])
  },
)

it('the collection’s wall is sorted only when one of its lists changes, and not for example when the user types a letter (R064)', async () => {
  const [list] = lists
  if (!list) return
  pagesHost(list, [['a'], ['b']])
  const { result, rerender } = renderHook(() => useCollectionWall([list.kind]), { wrapper: queryWrapper })
  await waitFor(() => expect(result.current).toMatchObject({ wall: { state: 'ready' }, isGrowing: false }))
  const shown = () => (result.current.wall.state === 'ready' ? result.current.wall.data : undefined)
  const before = shown()
  rerender()
  expect(before).toHaveLength(2)
  expect(shown()).toBe(before)
})

it('the collection’s wall shows for a list that could not be refetched the time of its last answer, by the server’s clock (R064, W096)', async () => {
  const [list] = lists
  if (!list) return
  const requestedCursors = pagesHost(list, [['a']])
  const { result } = renderHook(() => useCollectionWall([list.kind]), { wrapper: queryWrapper })
  await waitFor(() => expect(result.current).toMatchObject({ wall: { state: 'ready' }, asOf: undefined }))
  const readAt = queryClient.getQueryState(collectionKeys.list(list.kind))?.dataUpdatedAt ?? 0
  server.use(http.get(list.path, () => HttpResponse.json({}, { status: 500 })))
  // Sets the server's clock one hour ahead of the device's.
  setServerTime(new Date(readAt + 3_600_000).toISOString(), readAt, readAt)
  await queryClient.invalidateQueries()
  await waitFor(() => expect(result.current.asOf).toBe(new Date(readAt + 3_600_000).toISOString()))
  expect(requestedCursors).toEqual([null])
  resetClock()
})
