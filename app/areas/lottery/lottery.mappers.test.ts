import { getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { drawFactTerms } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { lotteryStepOf } from '@tsudoi/design-system/screens/lottery/lottery.rules'
import { describe, expect, it } from 'vitest'
import {
  lotteryView,
  lotteryPhaseView,
  ownResultView,
  lotteryPageView,
  msUntilNextRefetch,
  withChosenItem,
} from './lottery.mappers.ts'

type Answer = ResponseOf<typeof getLottery>

const at = (time: string) => Date.parse(time)
const [start, end, announced] = ['2026-03-01T03:00:00Z', '2026-03-08T03:00:00Z', '2026-03-10T03:00:00Z']
const answer = (more: object = {}, result?: object): Answer =>
  getLottery.response.parse({
    lottery: {
      lotteryId: 'flag',
      ipId: 'lemonade',
      name: '旗',
      state: 'OPEN',
      entryStartTime: start,
      entryEndTime: end,
      announcementTime: announced,
      consumeCoin: 50,
      maxEntryCount: 10,
      prizeList: [
        {
          prizeId: 'flag',
          name: '旗',
          winnerCount: 5,
          itemList: [
            { itemKind: 'GOODS', name: '灯里の旗', amount: 1 },
            { itemKind: 'GOODS', name: 'すいの旗', amount: 1 },
          ],
        },
        { prizeId: 'coins', name: '泡賞', winnerCount: 200, itemList: [{ itemKind: 'COIN', name: '', amount: 100 }] },
      ],
      ...more,
    },
    ...(result && { result }),
  })

const day = 86_400_000
const during = at('2026-03-04T03:00:00Z')
const same = (moment: number) => ({ now: moment, asOf: moment })
const item = (rewardId: string, isSelected = false) => ({
  itemKind: 'GOODS' as const,
  name: rewardId,
  amount: 1,
  rewardId,
  isSelected,
})

describe('the phase of a lottery (R079, W111, S120, Q70)', () => {
  it.each([
    ['before', at(start) - 1],
    ['open', at(start)],
    ['open', at(end) - 1],
    ['closed', at(end)],
    ['closed', at(announced) - 1],
    ['announced', at(announced)],
  ])('changes exactly at the times of the lottery, to the millisecond: %s', (phase, now) => {
    expect(lotteryPhaseView(answer().lottery, { now, asOf: during })).toBe(phase)
  })

  it('is the phase that the server reports, and is refetched each minute, if the device’s clock is a day wrong', () => {
    for (const wrong of [-day, day]) {
      const closing = answer({
        state: 'OPEN',
        entryStartTime: '2026-03-04T00:00:00Z',
        entryEndTime: '2026-03-04T12:00:00Z',
      })
      const moments = same(during + wrong)
      expect(lotteryPhaseView(closing.lottery, moments)).toBe('open')
      expect(msUntilNextRefetch(closing, moments)).toBe(60_000)
    }
  })

  it('is refetched when the next phase begins, and at least every hour', () => {
    expect(msUntilNextRefetch(answer(), same(at(end) - 5_000))).toBe(5_000)
    expect(msUntilNextRefetch(answer(), same(during))).toBe(3_600_000)
  })

  it('is `soldOut` if the server says so, until the entry period ends', () => {
    const gone = answer({ state: 'SOLD_OUT', remainingCount: 0 })
    expect(lotteryPhaseView(gone.lottery, same(during))).toBe('soldOut')
    expect(lotteryPhaseView(gone.lottery, { now: at(end), asOf: during })).toBe('closed')
  })

  it('is computed from the clock if the app does not know the server’s state', () => {
    expect(lotteryPhaseView(answer({ state: 'NEW_STATE' }).lottery, same(during))).toBe('open')
  })
})

describe('the result of the member’s own entries (R081, W113)', () => {
  const after = same(at(announced) + 1)
  const afterAnnouncement = { state: 'ANNOUNCED', entryCount: 2 }

  it('is `none` without an entry, `waiting` before the announcement, and afterwards `untold` until the server sends the result', () => {
    expect(ownResultView(answer({ entryCount: 0 }), same(during))).toEqual({ state: 'none' })
    expect(ownResultView(answer({ entryCount: 2 }), same(during))).toEqual({ state: 'waiting' })
    expect(ownResultView(answer(afterAnnouncement), after)).toEqual({ state: 'untold' })
  })

  it('is shown as soon as the server sends the result, even before the announcement time', () => {
    expect(ownResultView(answer({ entryCount: 2 }, { rewardResultList: [] }), same(during))).toEqual({ state: 'lost' })
  })

  it('is `lost`, or `won` with the items from which the member can choose', () => {
    expect(ownResultView(answer(afterAnnouncement, { rewardResultList: [] }), after)).toEqual({ state: 'lost' })
    const won = { prizeId: 'flag', name: '旗', accItemList: [item('a'), item('b', true)] }
    expect(ownResultView(answer(afterAnnouncement, { rewardResultList: [won] }), after)).toMatchObject({
      state: 'won',
      wins: [
        {
          id: 'flag',
          items: [
            { id: 'a', isChosen: false },
            { id: 'b', isChosen: true },
          ],
        },
      ],
    })
  })

  it('changes only in the list of the chosen prize after the member chooses (S125, C163)', () => {
    const groups = [
      { prizeId: 'one', name: '一', accItemList: [item('a'), item('b')] },
      { prizeId: 'two', name: '二', accItemList: [item('c'), item('d')] },
    ]
    const before = answer(afterAnnouncement, { rewardResultList: groups })
    const { result } = withChosenItem(before, 'd', [item('d', true)])
    expect(result?.rewardResultList[0]).toEqual(before.result?.rewardResultList[0])
    expect(result?.rewardResultList[1]?.accItemList).toEqual([item('d', true)])
    expect(withChosenItem(before, 'nowhere', [item('x', true)])).toEqual(before)
  })

  it('leads to the step `choice` while a won prize has no chosen item, and to `settled` if all items are chosen or nothing was won', () => {
    const lottery = lotteryView(answer(afterAnnouncement).lottery, after)
    const now = new Date(after.now).toISOString()
    const win = (isSelected: boolean) =>
      ownResultView(
        answer(afterAnnouncement, {
          rewardResultList: [{ prizeId: 'p', name: '', accItemList: [item('a', isSelected)] }],
        }),
        after,
      )
    expect(lotteryStepOf(lottery, win(false), now)).toBe('choice')
    expect(lotteryStepOf(lottery, win(true), now)).toBe('settled')
    expect(lotteryStepOf(lottery, { state: 'lost' }, now)).toBe('settled')
  })
})

describe('the twelve legal facts of a lottery (W111–W113, Q140)', () => {
  it('are all present, with the figures of the server’s answer', () => {
    const { facts } = lotteryPageView(answer(), same(during))
    expect(Object.keys(facts).toSorted()).toEqual(Object.keys(drawFactTerms).toSorted())
    expect(facts.limit).toContain('10口')
    expect(facts.price).toContain('1口50コイン')
    expect(facts.prizes).toBe('旗（灯里の旗、すいの旗から、ひとつ）　5名\n泡賞（100コイン）　200名')
    expect(facts.result).toContain('2026/03/10(火) 12:00')
    expect(lotteryPageView(answer({ consumeCoin: 0 }), same(during)).facts.price).toContain('無料')
  })
})
