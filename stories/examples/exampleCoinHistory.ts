import type { CoinMovement, MonthPurchase } from '@tsudoi/design-system/screens/coin/coin.types'
import { longNameChannel, todai, velvet } from './exampleChannels.ts'

/** This month's coin purchases of the example member, and the monthly limit, in yen. */
export const exampleMonth: MonthPurchase = {
  paid: 3_100,
  waiting: 1_000,
  limit: 300_000,
  renewal: '2026-02-01T00:00:00+09:00',
}

const movement = (id: string, time: string, message: string, rest: Partial<CoinMovement>): CoinMovement => ({
  id,
  time,
  message,
  platform: 'WEB',
  paid: 0,
  free: 0,
  ...rest,
})

/** Two months of movements of every kind, the latest first. */
export const exampleMovements: CoinMovement[] = [
  movement('draw-ten', '2026-01-31T19:30:00+09:00', 'ガチャ「灯台の冬支度」', {
    channel: todai.name,
    paid: -220,
    free: -80,
  }),
  movement('bought', '2026-01-31T19:24:00+09:00', 'コインの購入「1,100コイン」', { paid: 1_100 }),
  movement('read', '2026-01-24T22:31:00+09:00', '物語を読んだお礼「閉店後のカウンター」', {
    channel: velvet.name,
    free: 10,
  }),
  movement('story', '2026-01-24T22:02:00+09:00', '物語「閉店後のカウンター」', { channel: velvet.name, free: -120 }),
  movement('notice', '2026-01-11T12:00:00+09:00', 'お知らせの受け取り「五十回記念」', { free: 300 }),
  movement('app', '2025-12-28T08:15:00+09:00', 'コインの購入「300コイン」', { platform: 'IOS', paid: 300 }),
  movement('video', '2025-12-24T21:00:00+09:00', '動画「聖夜の生放送」', { channel: todai.name, free: -200 }),
  movement('welcome', '2025-12-20T10:00:00+09:00', '登録ありがとう特典', { free: 300 }),
]

/** A coin movement with a very long text. */
export const longMovement = movement('long', 'いつか', `ガチャ「${'春の大三角を見上げる全国縦断'.repeat(5)}」`, {
  channel: longNameChannel.name,
  platform: 'UNSPECIFIED',
  paid: -98_765_432,
  free: 12_345_678,
})

/** A coin history of any length; every five movements have the same time. */
export const manyMovements = (count: number): CoinMovement[] =>
  Array.from({ length: count }, (_, at) =>
    movement(
      `many-${at}`,
      new Date(Date.UTC(2026, 0, 31, 10) - Math.floor(at / 5) * 3_600_000).toISOString(),
      `ガチャ「第${count - at}夜」`,
      {
        channel: at % 3 === 0 ? todai.name : velvet.name,
        free: -10 - (at % 7),
      },
    ),
  )
