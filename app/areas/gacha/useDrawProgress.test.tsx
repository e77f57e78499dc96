import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { DrawConfirmation } from './DrawConfirmation.tsx'
import { useGachaDraw } from './gachaDraw.ts'
import { useAgreeToTerms, useDrawProgress } from './useDrawProgress.ts'

const server = memberHost()
afterEach(() => {
  cleanup()
  localStorage.clear()
})
const answer = { drawId: 'd', resultList: [], balance: { total: 270, free: 270, paid: 0 } }
const draw = { ipId: 'lemonade', gachaId: 'parade', count: 1 }

/** Mocks a server that answers each call when the test says so. */
function host() {
  const calls: string[] = []
  const answers: (() => void)[] = []
  const answering = (name: string, body: object) => async () => {
    calls.push(name)
    await new Promise<void>((resolve) => answers.push(resolve))
    return HttpResponse.json(body)
  }
  server.use(
    http.post('*/v2/gacha/:id/agree', answering('agree', {})),
    http.post('*/v2/gacha/:id/draw', answering('draw', answer)),
    http.get('*/v2/currency/history', () => HttpResponse.json({ list: [], seek: { hasNext: false } })),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 300, free: 300, paid: 0 })),
  )
  const waitForCalls = (count: number) => waitFor(() => expect(calls).toHaveLength(count))
  return { calls, waitForCalls, answerNext: () => answers.shift()?.() }
}

/** Renders the confirmation of a draw. */
function openConfirmation() {
  const [onDrawn, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const order = { ...draw, gachaName: 'パレード', coins: 30, until: '2099-01-01T00:00:00Z' }
  const { unmount } = render(
    <Queries>
      <MemoryRouter>
        <DrawConfirmation draw={order} onDrawn={onDrawn} onClose={onClose} />
      </MemoryRouter>
    </Queries>,
  )
  return { onDrawn, onClose, unmount }
}
const confirmButton = () => screen.getByRole('button', { name: /^1回引く/ })
const progress = (gachaId = 'parade') => renderHook(() => useDrawProgress(gachaId), { wrapper: queryWrapper }).result
const waitUntilIdle = () => waitFor(() => expect(queryClient.isMutating()).toBe(0))

describe('a draw from a gacha (R057, X13)', () => {
  it.each([2, 5, 20])('is sent once by %i presses of the confirm button', async (presses) => {
    const { calls, waitForCalls, answerNext } = host()
    const { onDrawn } = openConfirmation()
    const button = confirmButton()
    act(() => Array.from({ length: presses }).forEach(() => button.click()))
    await waitForCalls(1)
    expect(progress().current).toEqual({ state: 'drawing', count: 1 })
    for (let press = 0; press < presses; press += 1) fireEvent.click(confirmButton())
    answerNext()
    await waitFor(() => expect(onDrawn).toHaveBeenCalledOnce())
    await waitUntilIdle()
    // Presses again before the navigation to the result has finished.
    for (let press = 0; press < presses; press += 1) fireEvent.click(confirmButton())
    expect(queryClient.isMutating()).toBe(0)
    expect(calls).toEqual(['draw'])
  })

  it('is not sent by the cancel button or Escape', async () => {
    const { calls } = host()
    const { onClose } = openConfirmation()
    fireEvent.click(screen.getByRole('button', { name: '引かずに閉じる' }))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenCalled()
    await waitUntilIdle()
    expect(calls).toEqual([])
  })

  it('stores its result but does not navigate if the user has left the page (S049)', async () => {
    const { waitForCalls, answerNext } = host()
    const { onDrawn, unmount } = openConfirmation()
    fireEvent.click(confirmButton())
    await waitForCalls(1)
    unmount()
    answerNext()
    await waitFor(() => expect(useGachaDraw.getState().result?.drawId).toBe('d'))
    await waitUntilIdle()
    expect(onDrawn).not.toHaveBeenCalled()
  })

  it('is still shown as in progress when the user returns to the gacha’s page, but not on the page of another gacha', async () => {
    const { calls, waitForCalls, answerNext } = host()
    const before = openConfirmation()
    fireEvent.click(confirmButton())
    await waitForCalls(1)
    before.unmount()
    expect(progress().current).toEqual({ state: 'drawing', count: 1 })
    expect(progress('another').current).toEqual({ state: 'idle' })
    openConfirmation()
    expect(confirmButton().getAttribute('aria-busy')).toBe('true')
    fireEvent.click(confirmButton())
    answerNext()
    await waitUntilIdle()
    expect(calls).toEqual(['draw'])
  })
})

describe('agreeing to the terms before a gacha draw (C079)', () => {
  it('sends one agreement for many taps, and then opens the confirmation', async () => {
    const { calls, waitForCalls, answerNext } = host()
    const onAgreed = vi.fn<() => void>()
    const { result } = renderHook(useAgreeToTerms, { wrapper: queryWrapper })
    act(() => [1, 2, 3].forEach(() => result.current(draw, onAgreed)))
    await waitForCalls(1)
    expect(progress().current).toEqual({ state: 'agreeing', count: 1 })
    answerNext()
    await waitFor(() => expect(onAgreed).toHaveBeenCalledOnce())
    await waitUntilIdle()
    expect(calls).toEqual(['agree'])
  })

  it('does not open the confirmation after the user has left the page', async () => {
    const { waitForCalls, answerNext } = host()
    const onAgreed = vi.fn<() => void>()
    const { result, unmount } = renderHook(useAgreeToTerms, { wrapper: queryWrapper })
    act(() => result.current(draw, onAgreed))
    await waitForCalls(1)
    unmount()
    answerNext()
    await waitUntilIdle()
    expect(onAgreed).not.toHaveBeenCalled()
  })
})
