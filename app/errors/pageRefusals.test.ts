import { buyLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { buyPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { lotteryRefusals, cartRefusals } from '../payments/payments.ts'

describe('a refusal by the server of a purchase (W112, W115, E012, E021, E023)', () => {
  it.each(lotteryRefusals.handles)(
    'of lottery entries is explained on the page, which also says that no coins moved: %s',
    (messageCode) => {
      expect(buyLottery.codes).toContain(messageCode)
      const failure = lotteryRefusals.of(
        new ApiError({ endpoint: buyLottery, kind: 'status', status: 409, messageCode }),
      )
      expect(failure).toMatchObject({ coins: 'コインは減っていません。' })
      // Asserts that the texts of the catalogue are not used for these codes: they are about gacha and amounts of
      // money.
      expect(JSON.stringify(failure)).not.toMatch(/ガチャ|無料期間|入力/)
    },
  )

  it.each(cartRefusals.handles)(
    'of a cart is explained on the page, which also says that no coins moved: %s',
    (messageCode) => {
      expect(buyPreorder.codes).toContain(messageCode)
      const failure = cartRefusals.of(new ApiError({ endpoint: buyPreorder, kind: 'status', status: 409, messageCode }))
      expect(failure).toMatchObject({ coins: 'コインは減っていません。' })
    },
  )

  it('is explained in a dialog if it has any other code', () => {
    expect(lotteryRefusals.of(new ApiError({ endpoint: buyLottery, kind: 'timeout' }))).toBeUndefined()
    expect(cartRefusals.of(new Error())).toBeUndefined()
  })
})
