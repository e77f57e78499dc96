import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { offerItemQuery, offerRoomQuery } from './offer.queries.ts'
import { useToggleFavorite } from './useToggleFavorite.ts'

const server = memberHost()
const path = '*/v2/offer/favor'
const item = {
  itemId: 'boat',
  roomId: 'song',
  ipId: 'todai',
  name: '紙の舟',
  favorCount: 10,
  hasFavored: false,
}
const shown = () => queryClient.getQueryData(offerItemQuery('boat').queryKey)?.item
const inRoom = () => queryClient.getQueryData(offerRoomQuery('song').queryKey)?.list[0]
const hook = () => renderHook(useToggleFavorite, { wrapper: queryWrapper })
const refusing = (messageCode: string, status: number) =>
  server.use(http.post(path, () => HttpResponse.json({ messageCode, code: status }, { status })))

describe('marking an item of a wish list as favourite (R072, S010, Q15)', () => {
  beforeEach(() => {
    const answer = { list: [item], item, seek: { hasNext: false } }
    queryClient.setQueryData(offerItemQuery('boat').queryKey, answer)
    queryClient.setQueryData(offerRoomQuery('song').queryKey, { list: [item], seek: { hasNext: false } })
  })

  it('updates all lists before the server answers, and then takes the state of the server’s answer (C118)', async () => {
    let answer = () => {}
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post(path, async () => {
        await pendingAnswer
        return HttpResponse.json({ favor: { itemId: 'boat', hasFavored: true, favorCount: 12 } })
      }),
    )
    const { result } = hook()
    act(() => result.current.favor('boat'))
    await waitFor(() => expect(shown()).toMatchObject({ hasFavored: true, favorCount: 11 }))
    expect(inRoom()).toMatchObject({ hasFavored: true, favorCount: 11 })
    answer()
    await waitFor(() => expect(shown()).toMatchObject({ hasFavored: true, favorCount: 12 }))
  })

  it('is rolled back in all lists when the call fails', async () => {
    let answer = () => {}
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post(path, async () => {
        await pendingAnswer
        return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
      }),
    )
    const { result } = hook()
    act(() => result.current.favor('boat'))
    await waitFor(() => expect(shown()?.hasFavored).toBe(true))
    answer()
    await waitFor(() => expect(shown()).toMatchObject({ hasFavored: false, favorCount: 10 }))
    await waitFor(() => expect(useErrorQueue.getState().messages).toMatchObject([{ row: 'E027' }]))
  })

  it.each([
    [
      'FavorLimitReached (Q86)',
      'FavorLimitReached',
      409,
      'お気に入りの数の上限です。ほかの候補のお気に入りを外すと、選べます。',
    ],
    ['LimitExceededOffer (E036)', 'LimitExceededOffer', 400, '送信できる回数を超えました。'],
    ['OutOfTerm (E053)', 'OutOfTerm', 409, '期間外です。'],
  ])('shows the error %s beside the item, without a dialog', async (_title, messageCode, status, sentence) => {
    refusing(messageCode, status)
    const { result } = hook()
    act(() => result.current.favor('boat'))
    await waitFor(() => expect(result.current.refusal?.reason).toContain(sentence))
    expect(result.current.refusal?.itemId).toBe('boat')
    expect(shown()?.hasFavored).toBe(false)
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('shows the error beside its item also if the member has tapped another item since, until they tap the first one again', async () => {
    let isFull = true
    server.use(
      http.post(path, async ({ request }) => {
        const { itemId } = (await request.json()) as { itemId: string }
        if (itemId === 'boat' && isFull)
          return HttpResponse.json({ messageCode: 'FavorLimitReached', code: 409 }, { status: 409 })
        return HttpResponse.json({ favor: { itemId, hasFavored: true, favorCount: 11 } })
      }),
    )
    const { result } = hook()
    act(() => ['boat', 'kite'].forEach((itemId) => result.current.favor(itemId)))
    await waitFor(() => expect(result.current.refusal).toMatchObject({ itemId: 'boat' }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(result.current.refusal).toMatchObject({ itemId: 'boat' })
    isFull = false
    act(() => result.current.favor('boat'))
    await waitFor(() => expect(shown()).toMatchObject({ hasFavored: true, favorCount: 11 }))
    expect(result.current.refusal).toBeUndefined()
  })

  it('ends in the state of the last of several quick taps', async () => {
    let hasFavored = false
    server.use(
      http.post(path, () => {
        hasFavored = !hasFavored
        return HttpResponse.json({ favor: { itemId: 'boat', hasFavored, favorCount: hasFavored ? 11 : 10 } })
      }),
    )
    const { result } = hook()
    act(() => [1, 2, 3].forEach(() => result.current.favor('boat')))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(hasFavored).toBe(true)
    expect(shown()).toMatchObject({ hasFavored: true, favorCount: 11 })
  })

  it('does not show the answer to an earlier tap while a later tap is in flight', async () => {
    const answers: (() => void)[] = []
    server.use(
      http.post(path, async () => {
        const at = answers.length
        await new Promise<void>((resolve) => answers.push(resolve))
        return HttpResponse.json({ favor: { itemId: 'boat', hasFavored: at === 0, favorCount: 10 } })
      }),
    )
    const { result } = hook()
    act(() => [1, 2].forEach(() => result.current.favor('boat')))
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(shown()?.hasFavored).toBe(false)
    answers[0]?.()
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(shown()?.hasFavored).toBe(false)
    answers[1]?.()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(shown()?.hasFavored).toBe(false)
  })
})
