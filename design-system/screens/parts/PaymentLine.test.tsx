// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PaymentInDoubt } from '../payment.types.ts'
import { PaymentLine } from './PaymentLine.tsx'

afterEach(cleanup)

const noop = () => undefined
const payment = (key: string): PaymentInDoubt => ({
  key,
  what: 'ガチャ「夏至のパレード」',
  quantity: '10回',
  price: { unit: 'coins', amount: 300, first: 'free' },
  state: 'done',
  code: key,
  canResend: false,
  href: '/order-history',
})

/** A page whose line disappears with its last payment, as in the app. */
function Page({ first }: { first: readonly PaymentInDoubt[] }) {
  const [payments, setPayments] = useState(first)
  return (
    <>
      <main>
        <h1>ガチャ</h1>
      </main>
      {payments.length > 0 && (
        <PaymentLine
          payments={payments}
          onCopy={noop}
          onResend={noop}
          onClose={({ key }) => setPayments(payments.filter((each) => each.key !== key))}
        />
      )}
    </>
  )
}

/** Closes the shown payment with the focus on its button, and returns the element that has the focus afterwards. */
const close = async () => {
  const button = screen.getByRole('button', { name: '閉じる' })
  act(() => button.focus())
  await act(async () => fireEvent.click(button))
  return button.ownerDocument.activeElement
}

describe('the focus after the user has closed a payment', () => {
  it('stays in the line while it shows another payment, and moves to the page with the last one (X13)', async () => {
    render(<Page first={[payment('1A2B'), payment('3C4D')]} />)
    expect(await close()).toBe(screen.getByRole('complementary', { name: 'お支払いの確認' }))
    expect(await close()).toBe(screen.getByRole('heading', { name: 'ガチャ' }))
  })
})

it('a payment whose order has arrived is not said to be unpaid, because the order may have been paid since (X13)', () => {
  render(<Page first={[{ ...payment('1A2B'), state: 'ordered' }]} />)
  expect(screen.getByRole('status').textContent).toContain('お支払いがまだのときは、注文のページで続けられます。')
})
