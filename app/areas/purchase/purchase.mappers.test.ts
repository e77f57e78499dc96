import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import type { MessageCode } from '@tsudoi/contracts/errors'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { paymentMethodFromUrl, packStateOf } from './purchase.mappers.ts'

it('the page of payment methods reads the chosen method from the URL, and ignores invalid values (R038)', () => {
  expect(['PERSISTENT_CARD', 'PAY_PAY', 'toString', '', null].map(paymentMethodFromUrl)).toEqual([
    'PERSISTENT_CARD',
    'PAY_PAY',
    undefined,
    undefined,
    undefined,
  ])
})

type Answer = Parameters<typeof packStateOf>[0]
const shopCoin = {
  shopCoinId: 'coin-100',
  webPaidCoin: 100,
  webPrice: 120,
  maxQuantity: 0,
  remainingQuantity: 0,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2026-03-01T00:00:00Z',
}
const refusal = (status: number, messageCode?: MessageCode) =>
  new ApiError({ endpoint: validateShopCoin, kind: 'status', status, messageCode })

/** The state of the page's query after these answers, in order. */
async function after(...answers: (object | Error)[]): Promise<Answer> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const waiting = [...answers]
  const queryFn = () => {
    const answer = waiting.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const observer = new QueryObserver(client, { queryKey: ['pack'], queryFn, enabled: false })
  for (let at = 0; at < answers.length; at += 1) await observer.refetch()
  return observer.getCurrentResult() as Answer
}

describe('the state of a coin pack’s page (W073)', () => {
  beforeAll(loadErrorTexts)

  it('is `loading` until the server answers, and then contains the pack', async () => {
    expect(packStateOf(await after())).toMatchObject({ state: 'loading' })
    expect(packStateOf(await after({ shopCoin }))).toMatchObject({
      state: 'ready',
      data: { state: 'buyable', pack: { id: 'coin-100', coins: 100, yen: 120 } },
    })
  })

  it.each<[string, MessageCode, string]>([
    ['outside the sale period', 'UnavailablePeriod', '購入期間外です'],
    ['bought as often as one account may', 'PackLimitReached', '購入できる回数の上限です'],
    ['over the holding limit', 'MaxQuantityExceed', '所持上限です'],
    ['over the monthly limit', 'MaxAmountExceed', '購入上限です'],
  ])('contains the reason why the member cannot buy the pack: %s', async (_why, code, title) => {
    const refused = { state: 'ready', data: { state: 'refused', failure: { title } } }
    expect(packStateOf(await after(refusal(400, code)))).toMatchObject(refused)
    // Asserts that the latest answer counts, even if the pack was available before.
    expect(packStateOf(await after({ shopCoin }, refusal(400, code)))).toMatchObject(refused)
  })

  it('contains no pack if the pack does not exist, and is `failed` for other errors', async () => {
    expect(packStateOf(await after(refusal(404, 'NotFound')))).toEqual({ state: 'ready', data: undefined })
    expect(packStateOf(await after(refusal(500, 'Internal')))).toMatchObject({ state: 'failed' })
  })
})
