import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useOfferRooms } from './useOfferRooms.ts'

const server = memberHost()
const item = (roomId: string) => ({ itemId: `${roomId}-1`, roomId, ipId: 'todai', name: '紙の舟', favorCount: 1 })
const room = (roomId: string) => ({
  roomId,
  ipId: 'todai',
  ipName: '灯台',
  name: roomId,
  favorLimit: 3,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2027-01-01T00:00:00Z',
})
const refused = HttpResponse.json.bind(null, { messageCode: 'Internal', code: 500 }, { status: 500 })

/** Mocks a list of two pages with one room each. `answerRoom` overrides the answer about a room. */
function host(answerRoom: (roomId: string) => Promise<Response | undefined> | undefined) {
  server.use(
    http.get('*/v2/offer/item', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const roomId = searchParams.get('roomId')
      if (roomId)
        return (
          (await answerRoom(roomId)) ??
          HttpResponse.json({ list: [item(roomId)], room: room(roomId), seek: { hasNext: false } })
        )
      const [id, hasNext] = searchParams.has('seek.lastItemId') ? ['second', false] : ['first', true]
      return HttpResponse.json({ list: [item(id)], seek: { hasNext, lastItemId: `${id}-1` } })
    }),
  )
}
const open = () => renderHook(useOfferRooms, { wrapper: queryWrapper }).result
const shown = ({ items }: ReturnType<typeof useOfferRooms>) =>
  items.state === 'ready' ? items.data.map(({ id }) => id) : items.state

describe('the open wish lists (リクエスト) (C116)', () => {
  it('stay visible once loaded while the next page loads', async () => {
    let answer = () => {}
    host((id) => (id === 'second' ? new Promise((resolve) => (answer = () => resolve(undefined))) : undefined))
    const result = open()
    await waitFor(() => expect(shown(result.current)).toEqual(['first']))
    const seen = new Set<unknown>()
    const unsubscribe = queryClient.getQueryCache().subscribe(() => seen.add(result.current.items.state))
    act(() => result.current.onMore?.())
    await waitFor(() => expect(queryClient.getQueryState(['offers', 'room', 'second'])?.fetchStatus).toBe('fetching'))
    await waitFor(() => expect([shown(result.current), result.current.more]).toEqual([['first'], 'loading']))
    answer()
    await waitFor(() => expect([shown(result.current), result.current.more]).toEqual([['first', 'second'], 'none']))
    unsubscribe()
    expect([...seen]).toEqual(['ready'])
  })

  it('are shown even if one list fails to load; the user can retry this list', async () => {
    let isBroken = true
    host((id) => (id === 'second' && isBroken ? Promise.resolve(refused()) : undefined))
    const result = open()
    await waitFor(() => expect(shown(result.current)).toEqual(['first']))
    act(() => result.current.onMore?.())
    await waitFor(() => expect([shown(result.current), result.current.more]).toEqual([['first'], 'failed']))
    expect(useErrorQueue.getState().messages).toEqual([])
    isBroken = false
    act(() => result.current.onMore?.())
    await waitFor(() => expect([shown(result.current), result.current.more]).toEqual([['first', 'second'], 'none']))
  })

  it('are replaced by an error if no list could be loaded, and the user can retry all lists', async () => {
    let isBroken = true
    host(() => (isBroken ? Promise.resolve(refused()) : undefined))
    const result = open()
    await waitFor(() => expect(shown(result.current)).toBe('failed'))
    expect(result.current.more).toBeUndefined()
    isBroken = false
    const { items } = result.current
    act(() => void (items.state === 'failed' && items.onRetry?.()))
    await waitFor(() => expect(shown(result.current)).toEqual(['first']))
  })
})
