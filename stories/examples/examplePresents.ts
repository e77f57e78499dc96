import type { Present, ReceivedPresent } from '../../design-system/screens/present/present.types.ts'

/** The waiting presents, the latest first: coins, a photo, and a ticket without an expiry date. */
export const examplePresents: Present[] = [
  {
    id: 'anniversary',
    message: 'フォロー一周年のお祝い',
    asset: { kind: 'COIN', name: 'コイン', amount: 200 },
    sent: '2026-01-30T10:00:00+09:00',
    expires: '2026-03-01T23:59:00+09:00',
  },
  {
    id: 'diary',
    message: '朝露の観察日記 百回のお礼',
    asset: { kind: 'PHOTO', name: '朝もやの湖', image: '/textures/shinyou/base-lake.svg', amount: 1 },
    sent: '2026-01-28T07:30:00+09:00',
    expires: '2026-02-01T05:00:00+09:00',
  },
  {
    id: 'invitation',
    message: '点灯式 ご招待',
    asset: { kind: 'TICKET', name: '点灯式 立見券', image: '/textures/velvet/levels.svg', amount: 2 },
    sent: '2026-01-27T00:00:00+09:00',
  },
  {
    id: 'vote',
    message: '投票へのお礼',
    asset: { kind: 'VOTE_POINT', name: '投票ポイント', amount: 10 },
    sent: '2026-01-20T12:00:00+09:00',
    expires: '2026-04-20T23:59:00+09:00',
  },
]

/** A present with very long texts. */
export const longPresent: Present = {
  id: 'long',
  message: '春の大三角を見上げる全国縦断ツアーの最終公演に、朝早くから並んでくださったみなさまへのお礼',
  asset: {
    kind: 'UNKNOWN',
    name: 'ただいまとおかえりのあいだに撮った、まだ誰も見たことのない集合写真のための額縁（大）',
    amount: 1_200_000,
  },
  sent: '2026-01-28T07:30:00+09:00',
  expires: '2026-01-31T20:00:00+09:00',
}

/** The received presents, the latest first. */
export const examplePresentHistory: ReceivedPresent[] = [
  {
    id: 'apology',
    message: 'メンテナンスのおわび',
    asset: { kind: 'COIN', name: 'コイン', amount: 50 },
    sent: '2026-01-11T12:00:00+09:00',
    received: '2026-01-12T21:40:00+09:00',
  },
  {
    id: 'fortieth',
    message: '第四十夜の記念',
    asset: { kind: 'PHOTO', name: '紙の舟', image: '/textures/todai/album-boat.svg', amount: 1 },
    sent: '2025-12-22T19:00:00+09:00',
    received: '2025-12-24T08:15:00+09:00',
  },
]
