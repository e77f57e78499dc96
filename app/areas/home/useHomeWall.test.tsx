import { useInfiniteQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { backgroundsQuery, homeQuery } from './home.queries.ts'
import { useHomeWall } from './useHomeWall.ts'
import { currentWallPhotos } from './wall.mutations.ts'
import { swapPositions, placePhoto, type WallPhotos } from './wall.ts'

const server = memberHost()
const photo = (photoId: string, positionNumber: number) => ({ photoId, image: `${photoId}.svg`, positionNumber })
const [a, b] = [photo('a', 1), photo('b', 2)]
const byPosition = (hung: WallPhotos) =>
  Object.fromEntries(hung.map(({ positionNumber, photoId }) => [positionNumber, photoId]))

/** Mocks the server's photo wall (C053–C055). The n-th call fails if `fails(n)` is true. */
function wallHost(fails: (nth: number) => boolean = () => false) {
  let hung: WallPhotos = [a, b]
  const calls: string[] = []
  const answer = (what: string, change: () => WallPhotos) => {
    calls.push(what)
    if (fails(calls.length)) return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
    hung = change()
    return HttpResponse.json({ photoList: hung })
  }
  server.use(
    http.put('*/v2/home/photo/position/:n/select', async ({ params, request }) => {
      const { acc_photo_id: id } = (await request.json()) as { acc_photo_id: string }
      const n = Number(params['n'])
      const rest = () => hung.filter((each) => each.photoId !== id && each.positionNumber !== n)
      return answer(`select ${id} ${n}`, () => [...rest(), photo(id, n)])
    }),
    http.put('*/v2/home/photo/position/:n/unselect', ({ params }) =>
      answer(`unselect ${String(params['n'])}`, () =>
        hung.filter((each) => each.positionNumber !== Number(params['n'])),
      ),
    ),
    http.post('*/v2/home/photo/reset', async ({ request }) => {
      const { photoId } = (await request.json()) as { photoId: string }
      return answer(`reset ${photoId}`, () => hung.filter((each) => each.photoId !== photoId))
    }),
    http.get('*/v2/home', () => HttpResponse.json({ photoList: hung, hasNext: false })),
  )
  return { calls, hung: () => byPosition(hung) }
}

const hook = () => renderHook(useHomeWall, { wrapper: queryWrapper }).result
const settled = () => waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))

beforeEach(() => void queryClient.setQueryData(homeQuery.queryKey, { photoList: [a, b], hasNext: false }))

describe('changing the wall of the home page (S056, W135, Q257)', () => {
  it('shows a photo at its new position before the server answers, and undo removes the photo (C054, C055)', async () => {
    const host = wallHost()
    const wall = hook()
    act(() => wall.current.change(placePhoto(currentWallPhotos(), photo('c', 3), 3), '3番めに飾りました。'))
    await waitFor(() => expect(byPosition(currentWallPhotos())).toEqual({ 1: 'a', 2: 'b', 3: 'c' }))
    await settled()
    expect(host.hung()).toEqual({ 1: 'a', 2: 'b', 3: 'c' })
    act(() => wall.current.news?.onUndo?.())
    await settled()
    expect(host.hung()).toEqual({ 1: 'a', 2: 'b' })
    expect(byPosition(currentWallPhotos())).toEqual({ 1: 'a', 2: 'b' })
    expect(host.calls).toEqual(['select c 3', 'unselect 3'])
  })

  it('removes all photos, and undo restores them (C053, C055)', async () => {
    const host = wallHost()
    const wall = hook()
    act(() => wall.current.change([], 'すべてはずしました。'))
    await settled()
    expect([host.hung(), host.calls]).toEqual([{}, ['reset a', 'reset b']])
    act(() => wall.current.news?.onUndo?.())
    await settled()
    expect(host.hung()).toEqual({ 1: 'a', 2: 'b' })
  })

  it('restores both photos and shows an error when the second call of a swap fails', async () => {
    const host = wallHost((nth) => nth === 2)
    const wall = hook()
    act(() => wall.current.change(swapPositions(currentWallPhotos(), 1, 2), '2番めに移しました。'))
    await waitFor(() => expect(wall.current.news?.isFailure).toBe(true))
    await settled()
    expect(host.hung()).toEqual({ 1: 'a', 2: 'b' })
    expect(byPosition(currentWallPhotos())).toEqual({ 1: 'a', 2: 'b' })
    expect(wall.current.news?.text).toContain('もとのとおりにもどしました')
  })

  it('sends quick changes one after the other, so that the server ends with the last change', async () => {
    const host = wallHost()
    const wall = hook()
    act(() => {
      wall.current.change(placePhoto(currentWallPhotos(), photo('c', 3), 3), 'c')
    })
    await waitFor(() => expect(byPosition(currentWallPhotos())).toHaveProperty('3'))
    act(() => wall.current.change(placePhoto(currentWallPhotos(), photo('d', 3), 3), 'd'))
    await settled()
    expect(host.hung()).toEqual({ 1: 'a', 2: 'b', 3: 'd' })
  })
})

describe('choosing the background of the home page (C057, W136, Q258)', () => {
  const background = (backgroundId: string, status: 'OWNED' | 'SELECTED') => ({
    backgroundId,
    name: backgroundId,
    image: `${backgroundId}.svg`,
    status,
  })
  const chosen = () => queryClient.getQueryData(homeQuery.queryKey)?.background?.backgroundId

  it('is shown before the server answers, and rolled back with a message when the call fails', async () => {
    let refuses = false
    server.use(
      http.post('*/v2/background', () =>
        refuses
          ? HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
          : HttpResponse.json({ background: { backgroundId: 'night', name: 'night', image: 'night.svg' } }),
      ),
      http.get('*/v2/home', () =>
        HttpResponse.json({
          photoList: [],
          hasNext: false,
          background: { backgroundId: 'night', name: 'night', image: 'night.svg' },
        }),
      ),
    )
    const wall = hook()
    act(() => wall.current.chooseBackground(background('night', 'OWNED'), undefined))
    await waitFor(() => expect(chosen()).toBe('night'))
    await settled()
    refuses = true
    act(() => wall.current.chooseBackground(background('dawn', 'OWNED'), background('night', 'SELECTED')))
    await waitFor(() => expect(wall.current.news?.isFailure).toBe(true))
    await settled()
    expect(chosen()).toBe('night')
  })

  it('remains marked in the list when the next page of the list, requested before the choice, arrives', async () => {
    const pageAnswers: (() => void)[] = []
    server.use(
      http.get('*/v2/background', async () => {
        await new Promise<void>((resolve) => pageAnswers.push(resolve))
        return HttpResponse.json({ list: [background('rain', 'OWNED')], seek: { hasNext: false } })
      }),
      http.post('*/v2/background', () =>
        HttpResponse.json({ background: { backgroundId: 'night', name: 'night', image: 'night.svg' } }),
      ),
    )
    const firstPage = { items: [background('dawn', 'SELECTED'), background('night', 'OWNED')], next: 'night' }
    queryClient.setQueryData(backgroundsQuery.queryKey, { pages: [firstPage], pageParams: [undefined] })
    const page = renderHook(() => ({ wall: useHomeWall(), list: useInfiniteQuery(backgroundsQuery) }), {
      wrapper: queryWrapper,
    }).result
    act(() => void page.current.list.fetchNextPage())
    await waitFor(() => expect(pageAnswers).toHaveLength(1))
    act(() => page.current.wall.chooseBackground(background('night', 'OWNED'), undefined))
    await waitFor(() => expect(chosen()).toBe('night'))
    pageAnswers[0]?.()
    await waitFor(() => expect(pageAnswers).toHaveLength(2))
    pageAnswers[1]?.()
    const statuses = () => page.current.list.data?.pages.flatMap(({ items }) => items.map(({ status }) => status))
    await waitFor(() => expect(statuses()).toEqual(['OWNED', 'SELECTED', 'OWNED']))
  })
})
