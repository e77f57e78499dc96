import { describe, expect, it } from 'vitest'
import {
  amountError,
  typedAmount,
  isSameBonus,
  spinButtonStep,
  bonusRateOf,
  pointsAfterVote,
  reachedPercent,
  steppedAmount,
  usedBonusPhotos,
  resultingVotes,
} from './vote.rules.ts'
import { filterByName } from './filterByName.ts'
import { votingState } from './voting.rules.ts'
import type { VoteBonus } from './vote.types.ts'

const photos = [30, 20, 10].map((percent, at) => ({ id: `p${at}`, name: `写真${at}`, percent }))
const bonus: VoteBonus = { id: 'b', name: 'ボーナス', start: '', end: '', maxPercent: 50, photos, owned: photos }

describe('the voting form', () => {
  const period = { start: '2026-01-31T03:00:00.000Z', end: '2026-02-06T13:00:00.000Z' }
  it.each([
    ['2026-01-31T02:59:59.999Z', 'coming'],
    ['2026-01-31T03:00:00.000Z', 'open'],
    ['2026-02-06T12:59:59.999Z', 'open'],
    ['2026-02-06T13:00:00.000Z', 'over'],
  ])('opens and closes to the second: at %s voting is %s (W105, Q70)', (now, state) => {
    expect(votingState(period, now)).toBe(state)
  })

  it.each([
    ['１２', 12],
    ['1,234', 1234],
    ['', 0],
    ['あ', 0],
    ['10ポイント', 10],
    ['1.5', 0],
    ['-3', 0],
    ['1e3', 0],
  ])('reads the typed amount %j as %i points, in any character width (W107)', (amount, points) => {
    expect(typedAmount({ amount })).toBe(points)
  })

  it.each([
    ['12', 8],
    ['20', 0],
    ['21', 0],
    ['', 20],
    ['あ', 20],
  ])('leaves the points that a vote with the typed amount %j does not use: %i of 20 (W107)', (amount, left) => {
    expect(pointsAfterVote({ amount }, { votable: 20 })).toBe(left)
  })

  it.each([
    ['20', undefined],
    ['21', 'いま使えるのは、20ポイントまでです。'],
    ['0', '1ポイントから投票できます。'],
    ['', '1ポイントから投票できます。'],
    ['1.5', 'ポイントは、9,999,999までの整数で入力してください。'],
    ['−3', 'ポイントは、9,999,999までの整数で入力してください。'],
    ['1,00', 'ポイントは、9,999,999までの整数で入力してください。'],
    ['99999999', 'ポイントは、9,999,999までの整数で入力してください。'],
  ])('with 20 available points and the typed amount %j has the error %s', (amount, error) => {
    expect(amountError({ amount }, { votable: 20 })).toBe(error)
  })

  it('has an error that says so if the member has no points', () =>
    expect(amountError({ amount: '1' }, { votable: 0 })).toMatch('ありません'))

  it.each([
    ['ArrowUp', '6'],
    ['ArrowDown', '4'],
    ['PageUp', '15'],
    ['PageDown', '1'],
    ['Home', '1'],
    ['End', '20'],
  ])(
    'changes an amount of 5 points by the key %s to %s, and never beyond the available points (W107)',
    (key, amount) => {
      expect(steppedAmount({ amount: '5' }, spinButtonStep(key) ?? 0, { votable: 20 })).toBe(amount)
      expect(spinButtonStep('a')).toBeUndefined()
    },
  )

  it.each([
    { points: 10, percent: 0, votes: 10 },
    { points: 10, percent: 50, votes: 15 },
    { points: 3, percent: 30, votes: 3 },
    { points: 7, percent: 30, votes: 9 },
  ])(
    'turns $points points raised by $percent % into $votes votes, rounded down as the server does (Q77)',
    ({ points, percent, votes }) => {
      expect(resultingVotes(points, percent)).toBe(votes)
    },
  )

  it('adds the percentages of the selected photos to the votes, up to the maximum of the bonus term', () => {
    const chosen = (...photoIds: string[]) => bonusRateOf(bonus, usedBonusPhotos({ bonus, photoIds }))
    expect([chosen(), chosen('p2'), chosen('p1', 'p2'), chosen('p0', 'p1', 'p2'), chosen('other')]).toEqual([
      0, 10, 30, 50, 0,
    ])
    expect(bonusRateOf(undefined, [])).toBe(0)
  })
})

describe('the comparison of two answers about a bonus term (Q41)', () => {
  it('finds no change while the term’s id, its maximum and the photos that the member owns are equal, in any order', () => {
    expect(isSameBonus(bonus, { ...bonus, name: 'renamed', owned: photos.toReversed() })).toBe(true)
    expect(isSameBonus(undefined, undefined)).toBe(true)
  })

  it.each([
    ['it has ended', undefined],
    ['another one is on', { ...bonus, id: 'c' }],
    ['it raises by less', { ...bonus, maxPercent: 40 }],
    ['an own photo has gone', { ...bonus, owned: photos.slice(1) }],
    ['a photo raises by less', { ...bonus, owned: photos.map((photo) => ({ ...photo, percent: 5 })) }],
  ])('finds a change when %s', (_what, other) => {
    expect(isSameBonus(bonus, other)).toBe(false)
    expect(isSameBonus(other, bonus)).toBe(false)
  })
})

describe('the search among the targets of a vote (W107)', () => {
  const all = ['潮待ちの手紙', 'カモメ・ブルース', 'ＲＡＤＩＯ ｽﾀｰ', 'Radio Days'].map((name) => ({ name }))
  const found = (typed: string) =>
    filterByName(typed, all).map(({ name }) => all.findIndex((each) => each.name === name))
  it.each([
    ['かもめ', [1]],
    ['ｶﾓﾒ', [1]],
    ['カモメブルース', [1]],
    ['radio', [2, 3]],
    ['ＲａＤｉｏ　すたー', [2]],
    ['手紙 潮', [0]],
    ['  ', [0, 1, 2, 3]],
    ['ない', []],
  ])('finds the targets whose name contains %j, in any width, case and kind of kana', (typed, rows) =>
    expect(found(typed)).toEqual(rows),
  )
})

it.each([
  { achieved: 0, percent: 0 },
  { achieved: 9_999, percent: 99 },
  { achieved: 10_000, percent: 100 },
  { achieved: 12_345, percent: 123 },
])(
  'the page of a cooperative vote shows $achieved of 10,000 votes as $percent %: 100 only when the goal is reached (W109)',
  ({ achieved, percent }) => {
    expect(reachedPercent(achieved, 10_000)).toBe(percent)
  },
)
