import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setDrawFailure, setDrawResult, useGachaDraw } from '../../areas/gacha/gachaDraw.ts'
import { ErrorDialogContainer } from '../../errors/ErrorDialogContainer.tsx'
import { clearErrors, useErrorQueue } from '../../errors/errorQueue.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { raiseLater } from '../../errors/raiseLater.ts'
import { provideNavigate } from '../../router/appNavigate.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { tokenCookies } from '../../session/cookies.ts'
import { SessionEnded } from '../../session/sessionEnded.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import { loadPaidAction } from './loadPaidAction.ts'
import { loadStoreOutcome } from '../../composition/paymentOutcomes.ts'
import { storePaymentRecord, readOpenPayments, type OpenPayment } from './openPayments.ts'
import { OutcomeUnknown } from './outcomeUnknown.ts'
import { PaymentsContainer } from './PaymentsContainer.tsx'

vi.mock('./loadPaidAction.ts', { spy: true })
vi.mock('../../composition/paymentOutcomes.ts', { spy: true })
vi.mock('../../errors/raiseLater.ts', { spy: true })

const server = memberHost()
afterEach(() => {
  cleanup()
  clearErrors()
  vi.clearAllMocks()
  localStorage.clear()
})

const draw = { ipId: 'lemonade', gachaId: 'parade', gachaName: 'パレード', count: 1 }
const payment: OpenPayment = {
  key: '1a2b3c4d-5e6f-4711-8899-aabbccddeeff',
  accountId: 'acc-hikari',
  kind: 'draw',
  name: 'draw.parade.1',
  paid: draw,
  canResend: true,
  order: { what: 'ガチャ「パレード」', quantity: '1回', price: { unit: 'coins', amount: 30, first: 'free' } },
  startedAt: Date.now(),
  before: [],
  state: 'asking',
}
const moved = { assetHistoryId: 'h', transactionTime: new Date().toISOString(), platformType: 'WEB' }

/**
 * Simulates a server. Its coin history contains the draw if `hasHappened`, and it answers a repeat of the draw under
 * its key.
 */
function host(hasHappened: boolean): string[] {
  const keys: string[] = []
  server.use(
    http.get('*/v2/currency/history', () =>
      HttpResponse.json({
        list: hasHappened ? [{ ...moved, message: 'ガチャ「パレード」', optionCoin: { free: -30, paid: 0 } }] : [],
        seek: { hasNext: false },
      }),
    ),
    http.post('*/v2/gacha/parade/draw', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key') ?? '')
      return HttpResponse.json({ drawId: 'd', resultList: [], balance: { total: 270, free: 270, paid: 0 } })
    }),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 270, free: 270, paid: 0 })),
  )
  return keys
}
/** Logs in a member in this tab. */
function logInAs(accountId: string): void {
  resetSession()
  tokenCookies.store({ accessToken: testToken({ AccountID: accountId }), refreshToken: testToken({}) })
  useSession.setState({ accountId })
}
const open = () =>
  render(
    <Queries>
      <MemoryRouter>
        <PaymentsContainer />
      </MemoryRouter>
    </Queries>,
  )

it('an open payment is resumed after a reload, and its line shows the result until the user closes it (X13, C078)', async () => {
  const keys = host(true)
  setDrawFailure(new OutcomeUnknown('draw.parade.1'), draw)
  storePaymentRecord(payment)
  open()
  await waitFor(() => expect(screen.getByText('30コインをお支払いいただきました。', { exact: false })).toBeTruthy())
  await waitFor(() => expect(useGachaDraw.getState()).toMatchObject({ failure: undefined, result: { drawId: 'd' } }))
  expect(screen.getByRole('link', { name: '結果を見る' }).getAttribute('href')).toBe('/channel/lemonade/gacha/result')
  expect(keys).toEqual([payment.key])
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(readOpenPayments()).toEqual([])
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('an open payment is shown only to the member who started it, and resumed when that member logs in again (X13, Q351)', async () => {
  const keys = host(true)
  const history = vi.fn<() => void>()
  server.events.on('request:start', history)
  const free = { ...payment.order.price, amount: 0 }
  storePaymentRecord({ ...payment, order: { ...payment.order, price: free } })
  logInAs('acc-sora')
  open()
  await act(() => Promise.resolve())
  expect(screen.queryByRole('complementary')).toBeNull()
  expect([keys, history.mock.calls]).toEqual([[], []])
  // Logs out and in again at once, as when a second tab follows the first one.
  act(() => logInAs('acc-hikari'))
  act(() => logInAs('acc-sora'))
  act(() => logInAs('acc-hikari'))
  await waitFor(() => expect(screen.getByText('お支払いを確認できました')).toBeTruthy())
  expect(new Set(keys)).toEqual(new Set([payment.key]))
  expect(raiseLater).not.toHaveBeenCalled()
})

it('the answer to an open payment is not stored for another member who has logged in since (Q351)', async () => {
  logInAs('acc-sora')
  setDrawFailure(new Error('of the other member'), draw)
  const answer = { drawId: 'd', resultList: [], balance: { total: 270, free: 270, paid: 0 } }
  const storeOutcome = await loadStoreOutcome('draw')
  expect(() => storeOutcome?.(payment, { answer })).toThrow(SessionEnded)
  expect(useGachaDraw.getState()).toMatchObject({ result: undefined, failure: { draw } })
})

it('an open payment is resent only when the user presses its button, with the same idempotency key', async () => {
  const keys = host(false)
  storePaymentRecord({ ...payment, state: 'waiting' })
  open()
  await waitFor(() => expect(screen.getByText('お支払いの確認が続いています')).toBeTruthy())
  expect(keys).toEqual([])
  act(() => screen.getByRole('button', { name: 'もう一度送る' }).click())
  await waitFor(() => expect(screen.getByText('お支払いを確認できました')).toBeTruthy())
  expect(keys).toEqual([payment.key])
})

it('a payment in flight has no line in the bar of open payments', () => {
  host(false)
  storePaymentRecord({ ...payment, accountId: 'acc-other' })
  open()
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('an open payment has the line 確認中 while its action cannot be loaded offline, and is resumed later (X13)', async () => {
  host(true)
  vi.mocked(loadPaidAction).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module: /draw.js'),
  )
  storePaymentRecord({ ...payment, state: 'sending' })
  open()
  await waitFor(() => expect(screen.getByText('お支払いを確認しています')).toBeTruthy())
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getByText('お支払いを確認できました')).toBeTruthy())
  expect(raiseLater).not.toHaveBeenCalled()
})

it('an open payment is not resent before the module that stores its answer is loaded (X13)', async () => {
  const keys = host(true)
  setDrawResult(undefined)
  vi.mocked(loadStoreOutcome).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module: /gachaDraw.js'),
  )
  storePaymentRecord(payment)
  open()
  await waitFor(() => expect(loadStoreOutcome).toHaveBeenCalledOnce())
  await act(() => Promise.resolve())
  expect([keys, readOpenPayments().map(({ state }) => state)]).toEqual([[], ['asking']])
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(useGachaDraw.getState()).toMatchObject({ result: { drawId: 'd' } }))
  expect(keys).toEqual([payment.key])
})

it('the line of an unproven payment warns about another device for lottery entries, but not for a draw that was answered (Q306)', async () => {
  host(true)
  const entries = { lotteryId: 'l', count: 1 }
  server.use(
    http.get('*/v2/lottery/l', () =>
      HttpResponse.json({
        lottery: {
          lotteryId: 'l',
          ipId: 'lemonade',
          name: '旗',
          state: 'OPEN',
          entryStartTime: '2026-01-01T00:00:00Z',
          entryEndTime: '2027-01-01T00:00:00Z',
          announcementTime: '2027-02-01T00:00:00Z',
          consumeCoin: 30,
          maxEntryCount: 5,
          entryCount: 1,
          prizeList: [],
        },
      }),
    ),
  )
  const before = { entries: 0, run: '2026-01-01T00:00:00Z', movements: [] }
  storePaymentRecord({ ...payment, kind: 'lottery', name: 'lottery.l', paid: entries, before })
  storePaymentRecord({ ...payment, key: '2b' })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'すべて見る' }))
  await waitFor(() => expect(screen.getAllByText('お支払いを確認できました')).toHaveLength(2))
  const alike = 'ほかの端末でも同じ購入をしたときは、購入履歴で件数を確かめてください。'
  expect(screen.getAllByText(alike, { exact: false })).toHaveLength(1)
  expect(screen.getByText('30コインをお支払いいただきました。', { exact: false })).toBeTruthy()
})

it('several open payments are all shown, and a press on one payment’s line acts on that payment (X13)', async () => {
  host(false)
  storePaymentRecord({ ...payment, state: 'waiting' })
  storePaymentRecord({
    ...payment,
    key: `2b${payment.key.slice(2)}`,
    name: 'draw.parade.10',
    state: 'notDone',
    startedAt: 1,
  })
  storePaymentRecord({ ...payment, key: `3c${payment.key.slice(2)}`, name: 'draw.other.1', state: 'done' })
  open()
  expect(screen.getByText('3件')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'すべて見る' }))
  expect(screen.getAllByRole('status')).toHaveLength(3)
  // Asserts that the oldest payment is first.
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('お支払いは行われていません')
  fireEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0]!)
  expect(
    readOpenPayments()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['draw.other.1', 'draw.parade.1'])
})

describe('copying the payment’s code for customer support (Q113)', () => {
  const clipboard = (writeText?: (text: string) => Promise<void>) =>
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { clipboard: { value: writeText && { writeText } } }) as Navigator,
    )
  const press = async () => {
    host(false)
    storePaymentRecord({ ...payment, state: 'waiting' })
    open()
    fireEvent.click(await screen.findByRole('button', { name: '番号をコピー' }))
  }
  afterEach(() => void vi.unstubAllGlobals())

  it('shows that the code is copied', async () => {
    const copied: string[] = []
    clipboard(async (text) => void copied.push(text))
    await press()
    await waitFor(() => expect(screen.getByRole('button', { name: 'コピーしました' })).toBeTruthy())
    expect(copied).toEqual(['1A2B-3C4D-5E6F'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['refuses it', () => Promise.reject(new Error('NotAllowedError'))],
    ['has no clipboard', undefined],
  ])('shows an alert that the copying has failed where the browser %s', async (_name, writeText) => {
    clipboard(writeText)
    await press()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('コピーできませんでした。'))
    expect(screen.getByRole('button', { name: '番号をコピー' })).toBeTruthy()
  })
})

it('the user can close a payment’s line if nothing proves the payment after a day, but not before (Q292)', async () => {
  host(false)
  storePaymentRecord({ ...payment, state: 'waiting' })
  storePaymentRecord({
    ...payment,
    key: '2b',
    name: 'old',
    state: 'waiting',
    startedAt: Date.now() - 86_400_000 - 60_000,
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'すべて見る' }))
  expect(screen.getAllByText('お支払いを確かめられませんでした')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(readOpenPayments().map(({ name }) => name)).toEqual([payment.name])
  expect(screen.queryByRole('button', { name: '閉じる' })).toBeNull()
})

it('an open payment whose resend is refused because the price has changed opens a dialog and is closed (Q353)', async () => {
  host(false)
  const expected: (string | null)[] = []
  server.use(
    // Mocks the purchase of lottery entries. On its own page, a refusal of this purchase opens no dialog.
    http.post('*/v2/lottery/l/buy', ({ request }) => {
      expected.push(new URL(request.url).searchParams.get('expectedPrice'))
      return HttpResponse.json({ messageCode: 'PriceChanged', code: 409 }, { status: 409 })
    }),
    http.get('*/v2/lottery/l', () => HttpResponse.error()),
  )
  await loadErrorTexts()
  storePaymentRecord({
    ...payment,
    kind: 'lottery',
    name: 'lottery.l',
    paid: { lotteryId: 'l', count: 1 },
    state: 'waiting',
  })
  open()
  act(() => screen.getByRole('button', { name: 'もう一度送る' }).click())
  await waitFor(() =>
    expect(useErrorQueue.getState().messages.map(({ title }) => title)).toEqual(['価格が変わりました']),
  )
  expect(readOpenPayments()).toEqual([])
  expect(expected).toEqual(['30'])
})

describe('a resumed payment that the server refuses (Q385)', () => {
  const episode = { ipId: 'lemonade', storyGroupId: 'g', storyEpisodeId: 'e' }
  const cases: [kind: OpenPayment['kind'], code: string, paid: object, title: string, href: string][] = [
    ['draw', 'NotEnoughCoin', draw, 'コインが足りません', '/channel/lemonade/gacha?gachaId=parade'],
    ['draw', 'GachaNotAgreed', draw, '注意事項への同意が必要です', '/channel/lemonade/gacha?gachaId=parade'],
    ['story', 'NotEnoughCoin', episode, 'コインが足りません', '/channel/lemonade/story/g'],
    ['video', 'NotEnoughCoin', { ipId: 'lemonade', videoId: 'v' }, 'コインが足りません', '/channel/lemonade/movie/v'],
    [
      'lottery',
      'FailedPrecondition',
      { lotteryId: 'l', count: 1 },
      '受付できる口数が足りません',
      '/lottery/l/purchase',
    ],
    ['preorder', 'FailedPrecondition', { preorderId: 'p', items: [] }, '在庫が足りません', '/preorder/p/purchase'],
    ['coins', 'MaxAmountExceed', { shopCoinId: 's', paymentMethod: 'CONVENIENCE' }, '購入上限です', '/purchase/s'],
  ]
  const refuse = (messageCode: string) =>
    server.use(
      http.post('*', () => HttpResponse.json({ messageCode, code: 400 }, { status: 400 })),
      http.get('*', () => HttpResponse.error()),
    )

  it.each(cases)(
    'opens a dialog that says what was refused and why, and links to the page of the purchase: %s, %s',
    async (kind, code, paid, title, href) => {
      refuse(code)
      await loadErrorTexts()
      storePaymentRecord({ ...payment, kind, paid, state: 'waiting' })
      open()
      act(() => screen.getByRole('button', { name: 'もう一度送る' }).click())
      await waitFor(() => expect(useErrorQueue.getState().messages).toMatchObject([{ title, lead: { href } }]))
      const [message] = useErrorQueue.getState().messages
      expect(message?.cause).toContain('ガチャ「パレード」（1回）は、お支払いできませんでした。')
      expect(message?.coins).toMatch(/変わっていません|減っていません|行われていません/)
      expect(readOpenPayments()).toEqual([])
    },
  )

  it('has a dialog with a button that opens the page of the purchase and a button that only closes the dialog', async () => {
    const go = vi.fn<(to: unknown) => void>()
    provideNavigate(go as never)
    refuse('NotEnoughCoin')
    await loadErrorTexts()
    storePaymentRecord({ ...payment, state: 'waiting' })
    open()
    render(<ErrorDialogContainer />)
    act(() => screen.getByRole('button', { name: 'もう一度送る' }).click())
    fireEvent.click(await screen.findByRole('button', { name: 'ガチャのページへ' }))
    expect(go.mock.calls).toEqual([['/channel/lemonade/gacha?gachaId=parade']])
    expect(useErrorQueue.getState().messages).toEqual([])
  })
})
