import { drawGacha, getGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { errorTexts } from '../composition/errorTexts.ts'

const { entryFor } = errorTexts

type Details = ConstructorParameters<typeof ApiError>[0]
const failed = (details: Partial<Details>) => new ApiError({ endpoint: listChannels, kind: 'status', ...details })
const draw = (details: Partial<Details>) => failed({ endpoint: drawGacha, keepsKey: true, ...details })

describe('the sentence in an error message about whether coins moved', () => {
  it.each([
    [{ kind: 'timeout' }],
    [{ kind: 'network' }],
    [{ kind: 'unreadable' }],
    [{ status: 500, messageCode: 'Internal' }],
    [{ status: 502 }],
  ] as const)(
    'says after %o that this is unknown, and that a second try with the same idempotency key is safe (X13)',
    (details) => {
      expect(entryFor(draw(details)).coins).toMatch(
        /確かめられませんでした。もう一度試しても、二重に変わることはありません。$/,
      )
      expect(entryFor(draw({ ...details, keepsKey: false })).coins).toMatch(/残高を確かめてから/)
    },
  )

  it.each([[{ status: 400 }], [{ status: 409, messageCode: 'Aborted' }], [{ status: 429 }]])(
    'says after a refusal that no coins moved: %o',
    (details) => expect(entryFor(draw(details)).coins).toBe('コインの残高は変わっていません。'),
  )

  it('is not taken from the catalogue if the server did not refuse the call, because the call may have succeeded', () => {
    const code = { messageCode: 'NoGachaItemToDraw' }
    expect(entryFor(draw({ ...code, status: 500 })).coins).toMatch(/確かめられませんでした/)
    expect(entryFor(draw({ ...code, kind: 'timeout' })).coins).toMatch(/確かめられませんでした/)
  })

  it('is not shown for a refused call that only reads, but for a refused check of a coin pack', () => {
    expect(entryFor(failed({ endpoint: getGacha, status: 403, messageCode: 'GachaUnavailable' })).coins).toBe(undefined)
    const check = { endpoint: validateShopCoin, status: 403, messageCode: 'MaxAmountExceed' }
    expect(entryFor(failed(check)).coins).toBe('購入は行われていません。')
  })

  it('is the catalogue’s own sentence if the code has one, and is left out if the call involves no coins', () => {
    expect(entryFor(draw({ status: 409, messageCode: 'NoGachaItemToDraw' })).coins).toBe('コインは減っていません。')
    expect(entryFor(failed({ status: 500 })).coins).toBeUndefined()
  })
})

describe('the Retry-After header of a refused call', () => {
  it.each([
    [1, '1秒'],
    [59.2, '1分'],
    [60, '1分'],
    [61, '2分'],
    [3600, '1時間'],
    [3601, '2時間'],
  ])('with %d seconds is shown in the error message as %s', (retryAfter, text) => {
    const { remedy } = entryFor(failed({ status: 429, retryAfter }))
    expect(remedy).toBe(`${text}ほど待ってから、もう一度お試しください。`)
  })
})

describe('a refusal because of the session', () => {
  it('ends a member’s session (E017, E018), but for a guest only opens a dialog (Q35)', () => {
    for (const status of [401, 403]) {
      expect(entryFor(failed({ status })).consequence).toBe('end-session')
      expect(entryFor(failed({ status, isGuest: true }))).toMatchObject({
        title: 'うまくいきませんでした',
        consequence: 'none',
      })
    }
  })

  it('says after a lost answer that the earlier call may have succeeded', () => {
    const entry = entryFor(failed({ status: 401, messageCode: 'Unauthenticated', isAfterLostAnswer: true }))
    expect(entry.remedy).toBe('ログインできない場合は、手続きが済んでいます。')
  })
})
