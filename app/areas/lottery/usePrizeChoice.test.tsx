import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { resetClock, serverNow, setServerTime } from '../../time/clock.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useUnansweredChoices } from './unansweredChoices.ts'
import { ownResultView } from './lottery.mappers.ts'
import { lotteryQuery } from './lottery.queries.ts'
import { usePrizeChoice } from './usePrizeChoice.ts'

const server = memberHost()
afterEach(() => {
  cleanup()
  useUnansweredChoices.setState({ choices: [] })
  resetClock()
  vi.useRealTimers()
})

const item = (rewardId: string, isSelected = false) => ({
  itemKind: 'GOODS',
  name: rewardId,
  amount: 1,
  rewardId,
  isSelected,
})
const lottery = {
  lotteryId: 'flag',
  ipId: 'lemonade',
  name: '旗',
  state: 'ANNOUNCED',
  entryStartTime: '2026-03-01T03:00:00Z',
  entryEndTime: '2026-03-08T03:00:00Z',
  announcementTime: '2026-03-10T03:00:00Z',
  consumeCoin: 50,
  maxEntryCount: 10,
  entryCount: 2,
  prizeList: [],
}

/**
 * Mocks a server that stores the first choice (C163). `cut`: for each call whose answer is lost, whether the server
 * received it.
 */
function host({ cut = [] as ('did' | 'never')[] } = {}) {
  let chosen: string | undefined
  const sentChoices: string[] = []
  const list = () => ['a', 'b'].filter((id) => !chosen || id === chosen).map((id) => item(id, id === chosen))
  const answer = () => ({ lottery, result: { rewardResultList: [{ prizeId: 'p', name: '旗', accItemList: list() }] } })
  server.use(
    http.get('*/v2/lottery/flag', () => HttpResponse.json(answer())),
    http.put('*/v2/collection/lottery/flag/acc_item/select', async ({ request }) => {
      const { rewardId } = (await request.json()) as { rewardId: string }
      sentChoices.push(rewardId)
      const how = cut.shift()
      if (how === 'never') return HttpResponse.error()
      if (chosen && chosen !== rewardId)
        return HttpResponse.json({ messageCode: 'AlreadyAcquired', code: 409 }, { status: 409 })
      chosen = rewardId
      return how === 'did' ? HttpResponse.error() : HttpResponse.json({ accItemList: list() })
    }),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 0, free: 0, paid: 0 })),
  )
  return { sentChoices, choose: (id: string) => (chosen = id) }
}

const { queryKey } = lotteryQuery('flag', true)
/** Renders the result page's hooks, which poll the lottery. */
const page = () =>
  renderHook(
    () => {
      useQuery(lotteryQuery('flag', true))
      return usePrizeChoice('flag')
    },
    { wrapper: queryWrapper },
  )

/** What the page shows about the prize: 選択済, 未選択 or 確認中. */
function choiceLabel(attempt: { state: string }): string {
  const answer = queryClient.getQueryData(queryKey)
  const result = answer && ownResultView(answer, { now: serverNow(), asOf: serverNow() })
  const items = result?.state === 'won' ? result.wins.flatMap((win) => win.items) : []
  if (items.some(({ isChosen }) => isChosen)) return '選択済'
  return attempt.state === 'none' ? '未選択' : '確認中'
}

const read = () => queryClient.fetchQuery({ ...lotteryQuery('flag', true), staleTime: 0 })

describe('choosing an item of a won prize (C163, W113, S125)', () => {
  it('sends one request for twenty taps, and shows 選択済 after the server’s answer', async () => {
    const { sentChoices } = host()
    await read()
    const { result } = page()
    expect(choiceLabel(result.current.attempt)).toBe('未選択')
    act(() => Array.from({ length: 20 }).forEach(() => result.current.choose('b')))
    await waitFor(() => expect(choiceLabel(result.current.attempt)).toBe('選択済'))
    expect(sentChoices).toEqual(['b'])
    expect(result.current.attempt).toEqual({ state: 'none' })
  })

  it.each(['did', 'never'] as const)(
    'shows 確認中 after the answer is lost (did the server store the choice: %s), and 選択済 once the device is online again',
    async (how) => {
      const { sentChoices } = host({ cut: [how] })
      await read()
      const { result } = page()
      act(() => result.current.choose('b'))
      await waitFor(() => expect(result.current.attempt).toEqual({ state: 'checking', itemId: 'b' }))
      await waitFor(() => expect(choiceLabel(result.current.attempt)).toBe(how === 'did' ? '選択済' : '確認中'))
      // Tries to choose another item in the meantime, which must have no effect.
      act(() => result.current.choose('a'))
      act(() => void dispatchEvent(new Event('online')))
      await waitFor(() => expect(result.current.attempt).toEqual({ state: 'none' }))
      expect(choiceLabel(result.current.attempt)).toBe('選択済')
      expect(sentChoices).toEqual(['b', 'b'])
    },
  )

  it.each([
    ['ten minutes late', -600_000],
    ['ten minutes early', 600_000],
    ['a day late', -86_400_000],
    ['a day early', 86_400_000],
  ])('shows 選択済 in the end after a lost answer, on a device whose clock is %s (Q14)', async (_, off) => {
    vi.useFakeTimers({ now: Date.now() + off, toFake: ['Date'] })
    setServerTime(new Date(Date.now() - off).toISOString(), Date.now())
    const { sentChoices } = host({ cut: ['never'] })
    await read()
    const { result } = page()
    expect(choiceLabel(result.current.attempt)).toBe('未選択')
    act(() => result.current.choose('b'))
    await waitFor(() => expect(result.current.attempt).toEqual({ state: 'checking', itemId: 'b' }))
    expect(choiceLabel(result.current.attempt)).toBe('確認中')
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(choiceLabel(result.current.attempt)).toBe('選択済'))
    expect(sentChoices).toEqual(['b', 'b'])
  })

  it('is completed when the page opens again, if the user left or reloaded the page during the request', async () => {
    const { sentChoices } = host({ cut: ['never'] })
    await read()
    const first = page()
    act(() => first.result.current.choose('a'))
    await waitFor(() => expect(first.result.current.attempt.state).toBe('checking'))
    first.unmount()
    queryClient.clear()
    await read()
    const second = page()
    expect(choiceLabel(second.result.current.attempt)).toBe('確認中')
    await waitFor(() => expect(choiceLabel(second.result.current.attempt)).toBe('選択済'))
    await waitFor(() => expect(second.result.current.attempt).toEqual({ state: 'none' }))
    expect(sentChoices).toEqual(['a', 'a'])
  })

  it('shows the item that another device has chosen before', async () => {
    const { choose } = host()
    await read()
    const { result } = page()
    choose('a')
    act(() => result.current.choose('b'))
    await waitFor(() => expect(choiceLabel(result.current.attempt)).toBe('選択済'))
    await waitFor(() => expect(result.current.attempt).toEqual({ state: 'none' }))
    const answer = queryClient.getQueryData(queryKey)
    expect(answer?.result?.rewardResultList[0]?.accItemList).toMatchObject([{ rewardId: 'a', isSelected: true }])
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  /** Holds the next read of the lottery, which sees no choice, until the returned function is called. */
  const holdNextRead = () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const read = vi.fn<() => void>()
    const olderAnswer = async () => {
      read()
      await released
      const accItemList = ['a', 'b'].map((id) => item(id))
      return HttpResponse.json({ lottery, result: { rewardResultList: [{ prizeId: 'p', name: '旗', accItemList }] } })
    }
    server.use(http.get('*/v2/lottery/flag', olderAnswer, { once: true }))
    return { read, release: () => release() }
  }
  const isQuiet = () => waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))

  it('keeps 選択済 if a read that began before the choice is answered after it', async () => {
    host()
    await read()
    const { result } = page()
    const older = holdNextRead()
    void queryClient.refetchQueries({ queryKey })
    await waitFor(() => expect(older.read).toHaveBeenCalledOnce())
    act(() => result.current.choose('b'))
    await waitFor(() => expect(choiceLabel(result.current.attempt)).toBe('選択済'))
    older.release()
    await isQuiet()
    expect(choiceLabel(result.current.attempt)).toBe('選択済')
  })

  it('shows 選択済 after a reload, even if the first read of the lottery is answered after the choice is sent again', async () => {
    const { sentChoices } = host()
    const older = holdNextRead()
    useUnansweredChoices.setState({ choices: [{ accountId: 'acc-hikari', lotteryId: 'flag', rewardId: 'b' }] })
    const { result } = page()
    await waitFor(() => expect([older.read.mock.calls.length, sentChoices]).toEqual([1, ['b']]))
    await waitFor(() => expect(result.current.attempt).toEqual({ state: 'none' }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    older.release()
    await isQuiet()
    expect(choiceLabel(result.current.attempt)).toBe('選択済')
  })

  it('sends the next choice even while the lottery is read again after a refusal', async () => {
    const { choose, sentChoices } = host()
    await read()
    const { result } = page()
    choose('a')
    const older = holdNextRead()
    act(() => result.current.choose('b'))
    await waitFor(() => expect(older.read).toHaveBeenCalledOnce())
    act(() => result.current.choose('a'))
    await waitFor(() => expect(choiceLabel(result.current.attempt)).toBe('選択済'))
    expect(sentChoices).toEqual(['b', 'a'])
    older.release()
  })

  it('does not send a choice that another member has stored on this device', () => {
    host()
    useUnansweredChoices.setState({ choices: [{ accountId: 'acc-other', lotteryId: 'flag', rewardId: 'a' }] })
    expect(page().result.current.attempt).toEqual({ state: 'none' })
  })
})
