import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashPin } from '../../limits/pinHash.ts'
import { changeSpendingLock } from '../../limits/spendingLocks.ts'
import { navigateOutside } from '../../platform/openOutside.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { usePayPageGate } from '../payments.ts'

vi.mock('../../platform/openOutside.ts', () => ({ navigateOutside: vi.fn<(url: string) => void>() }))

memberHost()
const member = 'acc-hikari'
const order = { id: 'order-1', payHref: 'https://pay.example/1' }
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.mocked(navigateOutside).mockClear()
})

function Orders() {
  const { guarded, gate } = usePayPageGate()
  const { payHref, onPay } = guarded(order)
  return (
    <>
      {onPay ? <button onClick={onPay}>お支払い</button> : <a href={payHref}>お支払い</a>}
      {gate}
    </>
  )
}
const show = () =>
  render(
    <Queries>
      <MemoryRouter>
        <Orders />
      </MemoryRouter>
    </Queries>,
  )

describe('the payment page of an order that was placed earlier (Q526)', () => {
  it('has its link if the member has set nothing', () => {
    show()
    expect(screen.getByRole('link', { name: 'お支払い' }).getAttribute('href')).toBe(order.payHref)
  })

  it('opens only after the PIN, and the button works again when the user comes back', async () => {
    const pin = await hashPin('4826')
    changeSpendingLock(member, () => ({ pin }))
    show()
    for (const times of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'お支払い' }))
      fireEvent.change(await screen.findByLabelText('暗証番号'), { target: { value: '４８２６' } })
      fireEvent.click(screen.getByRole('button', { name: /^確認へ進む/ }))
      await waitFor(() => expect(navigateOutside).toHaveBeenCalledTimes(times))
      expect(navigateOutside).toHaveBeenLastCalledWith(order.payHref)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('does not open on a device that buys nothing', async () => {
    changeSpendingLock(member, () => ({ isBlocked: true }))
    show()
    fireEvent.click(screen.getByRole('button', { name: 'お支払い' }))
    fireEvent.click(await screen.findByRole('button', { name: 'もどる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(navigateOutside).not.toHaveBeenCalled()
  })
})
