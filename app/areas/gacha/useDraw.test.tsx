import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useGachaDraw } from './gachaDraw.ts'
import { useDraw } from './useDraw.ts'

const server = memberHost()
const once = { count: 1, coins: 30 }
const answer = { drawId: 'd', resultList: [], balance: { total: 270, free: 270, paid: 0 } }

/** Answers each call when the test says so. */
function host() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const answering = (name: string, body: object) => async () => {
    asked.push(name)
    await new Promise<void>((resolve) => answers.push(resolve))
    return HttpResponse.json(body)
  }
  server.use(
    http.post('*/v2/gacha/:id/agree', answering('agree', {})),
    http.post('*/v2/gacha/:id/draw', answering('draw', answer)),
  )
  const asks = (count: number) => waitFor(() => expect(asked).toHaveLength(count))
  return { asked, asks, answerNext: () => answers.shift()?.() }
}

function page(gachaId = 'parade') {
  const onDrawn = vi.fn<() => void>()
  const hook = renderHook(() => useDraw({ ipId: 'lemonade', gachaId }, { onDrawn }), { wrapper: queryWrapper })
  return { ...hook, onDrawn }
}
const isOver = () => waitFor(() => expect(queryClient.isMutating()).toBe(0))

describe('a draw (R057, X13)', () => {
  it('is sent once by many taps at once, before anything was drawn on the screen', async () => {
    const { asked, asks, answerNext } = host()
    const { result, onDrawn } = page()
    act(() => [1, 2, 3, 4, 5].forEach(() => result.current.draw(once)))
    await asks(1)
    expect(result.current.progress).toEqual({ state: 'drawing', count: 1 })
    answerNext()
    await waitFor(() => expect(onDrawn).toHaveBeenCalledOnce())
    await isOver()
    expect(asked).toEqual(['draw'])
    expect(result.current.progress).toEqual({ state: 'idle' })
  })

  it('follows the agreement, and is one thing with it', async () => {
    const { asked, asks, answerNext } = host()
    const { result, onDrawn } = page()
    act(() => [1, 2].forEach(() => result.current.agreeAndDraw(once)))
    await asks(1)
    expect(result.current.progress).toEqual({ state: 'agreeing', count: 1 })
    answerNext()
    await asks(2)
    await waitFor(() => expect(result.current.progress).toEqual({ state: 'drawing', count: 1 }))
    answerNext()
    await waitFor(() => expect(onDrawn).toHaveBeenCalledOnce())
    expect(asked).toEqual(['agree', 'draw'])
  })

  it('leads nobody away who has left its page; what it brought is kept (S049)', async () => {
    const { asks, answerNext } = host()
    const { result, unmount, onDrawn } = page()
    act(() => result.current.draw(once))
    await asks(1)
    unmount()
    answerNext()
    await waitFor(() => expect(useGachaDraw.getState().result?.drawId).toBe('d'))
    await isOver()
    expect(onDrawn).not.toHaveBeenCalled()
  })

  it('does not begin for who has left while agreeing', async () => {
    const { asked, asks, answerNext } = host()
    const { result, unmount } = page()
    act(() => result.current.agreeAndDraw(once))
    await asks(1)
    unmount()
    answerNext()
    await isOver()
    expect(asked).toEqual(['agree'])
  })

  it('is still under way for who comes back to its page, and to no other gacha', async () => {
    const { asked, asks, answerNext } = host()
    const before = page()
    act(() => before.result.current.draw(once))
    await asks(1)
    before.unmount()
    const { result } = page()
    expect(result.current.progress).toEqual({ state: 'drawing', count: 1 })
    act(() => result.current.draw(once))
    expect(page('another').result.current.progress).toEqual({ state: 'idle' })
    answerNext()
    await isOver()
    expect(asked).toEqual(['draw'])
  })
})
