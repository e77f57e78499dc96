import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestCardToken, cardGatewayTimeoutMs, type CardGateway, type CardGatewayAnswer } from './cardGateway.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { gatewayFailureMessage } from './gatewayMessages.ts'
import { oneTimeCard } from './oneTimeCard.ts'
import { createSandboxGateway } from './createSandboxGateway.ts'
import { parseSbpsConfig } from './parseSbpsConfig.ts'
import { parseSbpsTokenAnswer } from './createSbpsGateway.ts'

const typed = () => ({ number: '4242424242424242', expiry: '203012', securityCode: '123' })
const emptied = { number: '', expiry: '', securityCode: '' }

describe('requestCardToken(), which requests a card token from the gateway (X14, W072)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("sends the card to the gateway once, and then erases the card's data", async () => {
    const shown: object[] = []
    const tokenise: CardGateway['tokenise'] = (card) => {
      shown.push({ ...card })
      return Promise.resolve({ state: 'token', cardToken: 'token-1' })
    }
    const card = typed()
    expect(await requestCardToken({ tokenise }, card)).toEqual({ state: 'token', cardToken: 'token-1' })
    expect([shown, card]).toEqual([[typed()], emptied])
  })

  it("waits 20 seconds for the gateway’s answer, and then erases the card's data, too", async () => {
    const card = typed()
    const answer = requestCardToken({ tokenise: () => new Promise(() => {}) }, card)
    const seen = vi.fn<(answer: CardGatewayAnswer) => void>()
    void answer.then(seen)
    await vi.advanceTimersByTimeAsync(cardGatewayTimeoutMs - 1)
    expect([seen.mock.calls, card]).toEqual([[], typed()])
    await vi.advanceTimersByTimeAsync(1)
    expect([seen.mock.calls, card]).toEqual([[[{ state: 'unanswered' }]], emptied])
    expect(cardGatewayTimeoutMs).toBe(20_000)
  })

  it.each<[string, () => Promise<Response>, CardGatewayAnswer]>([
    [
      'a token',
      () => Promise.resolve(Response.json({ cardToken: 'token-2' })),
      { state: 'token', cardToken: 'token-2' },
    ],
    ['a refusal', () => Promise.resolve(new Response('{}', { status: 400 })), { state: 'refused' }],
    ['a server error', () => Promise.resolve(new Response('', { status: 503 })), { state: 'unanswered' }],
    ['malformed JSON', () => Promise.resolve(new Response('<html>')), { state: 'unanswered' }],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), { state: 'unanswered' }],
  ])(
    'returns the right kind of result for this answer of the sandbox’s gateway: %s',
    async (_what, answer, expected) => {
      const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer)
      vi.stubGlobal('fetch', sent)
      const card = typed()
      expect(await requestCardToken(createSandboxGateway('/hosts/payment/token'), card)).toEqual(expected)
      expect(card).toEqual(emptied)
      const [[url, init]] = sent.mock.calls as [[string, RequestInit]]
      expect([url, init.method, init.credentials, init.body]).toEqual([
        '/hosts/payment/token',
        'POST',
        'omit',
        JSON.stringify(typed()),
      ])
    },
  )
})

describe('the parser for answers of SB Payment Service (https://developer.sbpayment.jp/?p=5911)', () => {
  const refusal = (errorCode: string) => ({ result: 'NG', errorCode })

  it.each<[string, unknown, CardGatewayAnswer]>([
    [
      'a token and a key, which the payment server both needs (Q122)',
      { result: 'OK', tokenResponse: { token: 'tkn', tokenKey: 'key', cardBrandCode: 'V' } },
      { state: 'token', cardToken: 'tkn:key' },
    ],
    ['a missing number', refusal('03003'), { state: 'refused', field: 'number' }],
    ['a number that is too long', refusal('05003'), { state: 'refused', field: 'number' }],
    ['a date in another format', refusal('04004'), { state: 'refused', field: 'expiry' }],
    ['a security code with letters', refusal('04005'), { state: 'refused', field: 'code' }],
    ['an error without a field', refusal('07999'), { state: 'refused', field: undefined }],
    ['unknown merchant ids', refusal('07001'), { state: 'unanswered' }],
    ['a failure of SBPS', refusal('99999'), { state: 'unanswered' }],
    ['OK without a token', { result: 'OK' }, { state: 'unanswered' }],
    ['a malformed answer', 'OK', { state: 'unanswered' }],
    ['no answer', undefined, { state: 'unanswered' }],
  ])('returns the token, or the kind of error with its field, for: %s', (_what, given, expected) => {
    expect(parseSbpsTokenAnswer(given)).toEqual(expected)
  })
})

describe('the parser for the configuration of SB Payment Service', () => {
  const script = 'https://stbtoken.sps-system.com/sbpstoken/com_sbps_system_token.js'

  it('returns the parsed configuration, and undefined for an empty text', () => {
    const config = { script, merchantId: '30132', serviceId: '002' }
    expect(parseSbpsConfig(JSON.stringify(config))).toEqual(config)
    expect(parseSbpsConfig('')).toBeUndefined()
  })

  it.each([
    'on',
    '{}',
    JSON.stringify({ script: 'http://stbtoken.sps-system.com/x.js', merchantId: '30132', serviceId: '002' }),
    JSON.stringify({ script, merchantId: 30_132, serviceId: '002' }),
    JSON.stringify({ script, merchantId: '30132', serviceId: '2' }),
  ])('rejects the invalid text %s with a message about the expected format', (text) => {
    expect(() => parseSbpsConfig(text)).toThrow(/VITE_SBPS is a JSON object/)
  })
})

describe('the message for a card without a token', () => {
  it('says that the card was not charged, and which of its fields is wrong', () => {
    expect(gatewayFailureMessage({ state: 'refused', field: 'expiry' })).toEqual({
      expiry: expect.stringContaining('有効期限を受け付けませんでした') as string,
    })
    for (const answer of [{ state: 'refused' }, { state: 'unanswered' }] as const)
      expect(gatewayFailureMessage(answer).form).toMatch(/お支払いも登録もされていません.*消しました/)
    expect(gatewayFailureMessage({ state: 'unreached' }).form).toMatch(/カードは送られていません/)
  })
})

describe('a typed card that the app keeps for one purchase (Q121)', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is stored as a token and a brand for ten minutes, or until the purchase has used it', () => {
    vi.useFakeTimers()
    expect(oneTimeCard.hold('token-1', 'JCB')).toBe(true)
    expect(oneTimeCard.read()).toMatchObject({ cardToken: 'token-1', brand: 'JCB' })
    vi.advanceTimersByTime(599_999)
    expect(oneTimeCard.read()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(oneTimeCard.read()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
    oneTimeCard.hold('token-2', 'VISA')
    oneTimeCard.drop()
    expect(oneTimeCard.read()).toBeUndefined()
  })

  it('can be used only by the member who typed it, and by no other member', () => {
    useSession.setState({ accountId: 'acc-hikari' })
    oneTimeCard.hold('token-1', 'JCB')
    useSession.setState({ accountId: 'acc-sora' })
    expect(oneTimeCard.read()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
    resetSession()
  })

  it('is not kept in a browser without storage, and is ignored if the stored text is malformed', () => {
    sessionStorage.setItem('tsudoi.new-card', '{')
    expect(oneTimeCard.read()).toBeUndefined()
    expect(oneTimeCard.read()).toBeUndefined()
    const setItem = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { setItem })
    expect(oneTimeCard.hold('token-1', 'VISA')).toBe(false)
  })
})
