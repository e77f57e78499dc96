// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LotteryWin, PrizeChoiceRequest } from '../lottery.types.ts'
import { WonPrize } from './WonPrize.tsx'

afterEach(cleanup)

const win = (id: string): LotteryWin => ({
  id,
  name: `${id}賞`,
  items: [{ id: `${id}-1`, kind: 'GOODS', name: `${id}の旗`, amount: 1, isChosen: false }],
})
const wins = [win('A'), win('B')]
const hrefs = { address: '/address', collection: '/collection', presents: '/present' }

it('a won prize cannot be chosen while the choice for another prize is sent or checked, because it would be ignored (C163, W113)', () => {
  const onChoose = vi.fn<(itemId: string) => void>()
  const page = (attempt: PrizeChoiceRequest) =>
    wins.map((each) => (
      <WonPrize
        key={each.id}
        win={each}
        attempt={attempt}
        hasAddress
        onChoose={onChoose}
        onAskAgain={() => {}}
        hrefs={hrefs}
      />
    ))
  const { rerender } = render(page({ state: 'none' }))
  const choice = (id: string) => screen.getByRole('button', { name: `これにする：${id}の旗` })
  fireEvent.click(choice('B'))
  const confirm = screen.getByRole('button', { name: 'この賞品に決める' })
  confirm.focus()
  for (const state of ['sending', 'checking'] as const) {
    rerender(page({ state, itemId: 'A-1' }))
    expect([choice('A'), choice('B'), confirm].map((each) => each.getAttribute('aria-disabled'))).toEqual(
      Array(3).fill('true'),
    )
    fireEvent.click(confirm)
  }
  expect([confirm.matches(':focus'), onChoose.mock.calls.length]).toEqual([true, 0])
  // Only the prize whose choice is checked says so.
  expect(screen.getAllByText('確認中')).toHaveLength(1)
  rerender(page({ state: 'none' }))
  fireEvent.click(confirm)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('B-1')
})
