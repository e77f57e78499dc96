import { buyLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { buyPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { refusedCarts } from '../preorder/preorder.mutations.ts'
import { refusedCart } from '../preorder/refusedCart.ts'
import { refusedEntries } from './buyEntries.mutations.ts'
import { refusedEntry } from './refusedEntry.ts'

describe('what the host refuses (W112, W115, E012, E021, E023)', () => {
  it.each(refusedEntries)('of entries, %s is said on the page, and that no coins moved', (messageCode) => {
    expect(buyLottery.codes).toContain(messageCode)
    const error = new ApiError({ endpoint: buyLottery, kind: 'status', status: 409, messageCode })
    expect(refusedEntry(error)).toMatchObject({ coins: 'コインは減っていません。' })
    // What stands in the catalogue for these codes speaks of other things: gacha, and sums of money.
    expect(JSON.stringify(refusedEntry(error))).not.toMatch(/ガチャ|無料期間|入力/)
  })

  it.each(refusedCarts)('of a cart, %s is said on the page, and that no coins moved', (messageCode) => {
    expect(buyPreorder.codes).toContain(messageCode)
    const error = new ApiError({ endpoint: buyPreorder, kind: 'status', status: 409, messageCode })
    expect(refusedCart(error)).toMatchObject({ coins: 'コインは減っていません。' })
  })

  it('leaves everything else to the dialogs', () => {
    expect(refusedEntry(new ApiError({ endpoint: buyLottery, kind: 'timeout' }))).toBeUndefined()
    expect(refusedCart(new Error())).toBeUndefined()
  })
})
