import type { Spending } from '@tsudoi/design-system/screens/mypage/spending.types'

const months = ['2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08']

const monthsOf = (yen: readonly number[], coins: readonly number[]) =>
  months.map((month, at) => ({
    start: `${month}-01T00:00:00+09:00`,
    yen: yen[at] ?? 0,
    coins: coins[at] ?? 0,
  }))

/** The spending of the example member over several months. */
export const exampleSpending: Spending = {
  months: monthsOf([3_100, 1_000, 0, 8_400, 2_600, 500], [2_310, 1_480, 220, 6_900, 2_050, 640]),
  kinds: [
    { name: 'ガチャ', coins: 9_260 },
    { name: '物語', coins: 2_640 },
    { name: '動画', coins: 1_200 },
    { name: '抽選の応募', coins: 500 },
  ],
}

/** The spending of a member without purchases. */
export const noSpending: Spending = { months: monthsOf([], []), kinds: [] }

/** Spending with amounts wider than the page, above the maximum that is shown. */
export const hugeSpending: Spending = {
  months: monthsOf([98_765_432, 9_999_999, 0, 1, 0, 0], [98_765_432, 10_000_000, 0, 0, 0, 0]),
  kinds: [
    { name: '春の大三角を見上げる全国縦断ツアー最終公演の、とても長い名前の使いみち', coins: 98_765_432 },
    { name: 'そのほかの合計', coins: 1 },
  ],
  coinsSince: '2025-12-03T00:00:00+09:00',
}
