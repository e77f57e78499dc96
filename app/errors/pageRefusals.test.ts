import { buyLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { buyPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { lotteryRefusals } from '../payments/refusals/lotteryRefusals.ts'
import { cartRefusals } from '../payments/refusals/cartRefusals.ts'

describe('refusals by the server (W112, W115, E012, E021, E023)', () => {
  it.each(lotteryRefusals.handles)(
    'of entries: %s is shown on the page, which also says that no coins moved',
    (messageCode) => {
      expect(buyLottery.codes).toContain(messageCode)
      const said = lotteryRefusals.of(new ApiError({ endpoint: buyLottery, kind: 'status', status: 409, messageCode }))
      expect(said).toMatchObject({ coins: 'コインは減っていません。' })
      // The catalogue's texts for these codes are about other things: gacha, and amounts of money.
      expect(JSON.stringify(said)).not.toMatch(/ガチャ|無料期間|入力/)
    },
  )

  it.each(cartRefusals.handles)(
    'of a cart: %s is shown on the page, which also says that no coins moved',
    (messageCode) => {
      expect(buyPreorder.codes).toContain(messageCode)
      const said = cartRefusals.of(new ApiError({ endpoint: buyPreorder, kind: 'status', status: 409, messageCode }))
      expect(said).toMatchObject({ coins: 'コインは減っていません。' })
    },
  )

  it('leaves all other codes to the dialogs', () => {
    expect(lotteryRefusals.of(new ApiError({ endpoint: buyLottery, kind: 'timeout' }))).toBeUndefined()
    expect(cartRefusals.of(new Error())).toBeUndefined()
  })
})
