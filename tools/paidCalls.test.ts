import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../contracts/registry.ts'
import { sourceFiles } from './sourceFiles.ts'

const files = sourceFiles('app', 'design-system').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\/e2e\/|\/testing\//.test(file),
)
const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const where = (pattern: RegExp) => files.filter((file) => pattern.test(code(file)))

/** All endpoints of the contract that charge coins or money. */
const paid = Object.values(registry).flatMap((area) =>
  Object.entries(area).flatMap(([name, endpoint]) => (endpoint.paid === false ? [] : [name])),
)

/**
 * Whether a file sends requests to this endpoint only with `needsPurchase: false`, which charge nothing. The type of
 * `call` rejects any other request to an endpoint that charges with `needsPurchase: true`.
 */
const callsWithoutPurchase = (file: string, name: string) =>
  new RegExp(`\\bcall\\(\\s*${name}\\b`).test(code(file)) &&
  /needsPurchase: false\b/.test(code(file)) &&
  !/needsPurchase: true\b/.test(code(file))
/** Endpoints that charge only with `needsPurchase: true`. */
const onlyWithPurchase = new Set(
  Object.values(registry).flatMap((area) =>
    Object.entries(area).flatMap(([name, endpoint]) => (endpoint.paid === 'needsPurchase' ? [name] : [])),
  ),
)

describe('a request that charges coins or money (X13)', () => {
  it('is a request to one of the six endpoints that the contract marks as paid', () => {
    expect(paid.toSorted()).toEqual([
      'buyLottery',
      'buyPreorder',
      'drawGacha',
      'purchaseVideo',
      'startPurchase',
      'viewStoryEpisode',
    ])
  })

  it.each(paid)(
    'is sent to %s only by one file in app/payments/internal/actions, with the purchase that the user confirmed',
    (name) => {
      const sentBy = where(new RegExp(`\\bcall\\w*\\(\\s*${name}\\b`)).filter(
        (file) => !(onlyWithPurchase.has(name) && callsWithoutPurchase(file, name)),
      )
      expect(sentBy.every((file) => /^app\/payments\/internal\/actions\/\w+\.ts$/.test(file))).toBe(true)
      for (const file of sentBy) expect(code(file)).not.toMatch(new RegExp(`\\bcall(Any)?\\(\\s*${name}\\b`))
      expect(sentBy.length).toBe(1)
    },
  )

  it('requires the confirmation dialog: only its code creates a confirmed purchase, and no code bypasses `callPaid`', () => {
    // This file may use the cast, because it restores a purchase that FinalConfirm has created and the user has
    // confirmed.
    expect(where(/\bas (unknown as )?ConfirmedPurchase</)).toEqual([
      'app/payments/internal/openPayments.ts',
      'design-system/screens/parts/FinalConfirm.tsx',
    ])
    // `callAnyEndpoint` needs no separate check, because the type of `callWithProof` accepts no paid endpoint.
    expect(where(/\bcallAnyEndpoint\b/).toSorted()).toEqual([
      'app/api/call.ts',
      'app/payments/internal/callPaid.ts',
      'app/reauthentication/callWithProof.ts',
    ])
    expect(
      where(/^import \{ callPaid \}/m).filter((file) => !file.startsWith('app/payments/internal/actions/')),
    ).toEqual([])
  })

  it('is confirmed only in PaymentConfirmation.tsx, the one file that renders the dialog FinalConfirm', () => {
    expect(where(/<FinalConfirm\b/)).toEqual(['app/payments/internal/PaymentConfirmation.tsx'])
  })

  it('is sent, and sent again, only after a check of the member’s own spending settings (Q526)', () => {
    expect(where(/\baction\.send\(/)).toEqual([
      'app/payments/internal/pay.ts',
      'app/payments/internal/resolveOutcome.ts',
    ])
    const pay = code('app/payments/internal/pay.ts')
    expect(pay.slice(pay.indexOf('export async function pay<'))).toMatch(
      /^[^;]*?\bassertMaySpend\(place, order\.price\.amount\)[\s\S]*?\bpayOnce\b/,
    )
    // A confirmed payment is sent again only on request, for an answer to a payment that happened, or for free.
    expect(code('app/payments/internal/resolveOutcome.ts')).toMatch(
      /const isWanted = requestedResendCount\(name\) > 0 && !refusesResend\(/,
    )
  })

  it('opens its confirmation dialog only if the member’s own spending settings allow it', () => {
    expect(where(/\buseSpendingGate\(/)).toEqual([
      'app/payments/internal/PayPageGate.tsx',
      'app/payments/internal/PaymentConfirmation.tsx',
      'app/payments/internal/useSpendingGate.ts',
    ])
    const confirmation = code('app/payments/internal/PaymentConfirmation.tsx')
    expect(confirmation).toMatch(/return gate \? <SpendingGateDialog [\s\S]{0,80}: <PassedConfirmation /)
    expect(confirmation.indexOf('<FinalConfirm')).toBeGreaterThan(confirmation.indexOf('function PassedConfirmation'))
  })

  it('links to the payment page of an earlier order only if the member’s own spending settings allow it', () => {
    const pages = where(/\bpayHrefOf\(order\.paymentPage\)/)
    expect(pages).toEqual(['app/areas/order/order.mappers.ts', 'app/areas/purchase/purchaseEnd.mappers.ts'])
    // Both pages that show these orders use the gate.
    expect(where(/\busePayPageGate\(\)/).filter((file) => !file.startsWith('app/payments/'))).toEqual([
      'app/areas/order/OrderHistoryRoute.tsx',
      'app/areas/purchase/PurchaseEnd.tsx',
    ])
    expect(where(/\borderView\b/)).toEqual(['app/areas/order/order.mappers.ts', 'app/areas/order/useOrders.ts'])
    expect(where(/\bpurchasedOrderView\b/)).toEqual([
      'app/areas/purchase/PurchaseEnd.tsx',
      'app/areas/purchase/purchaseEnd.mappers.ts',
    ])
  })
})
