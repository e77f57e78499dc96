import { coinAsset, photoAsset, ticketAsset, type SeedAsset } from '../inventory/assets.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A present in the box of a demo account. */
export interface SeedPresent {
  readonly asset: SeedAsset
  readonly message: string
  readonly sent: SeedTime
  readonly until?: SeedTime
  readonly received?: SeedTime
}

/** Presents of the demo accounts. */
export const accountPresents: Readonly<Record<string, readonly SeedPresent[]>> = {
  koharu: [
    {
      asset: coinAsset(200),
      message: 'フォロー一周年のお祝い',
      sent: seedTimeOnDay(-1, '10:00'),
      until: seedTimeOnDay(29, '23:59'),
    },
    {
      asset: photoAsset('shinyou-base-lake'),
      message: '朝露の観察日記 百回のお礼',
      sent: seedTimeOnDay(-3, '7:30'),
      until: seedTimeOnDay(27, '23:59'),
    },
    { asset: ticketAsset('ticket-velvet-warm'), message: '点灯式 ご招待', sent: seedTimeOnDay(-4, '0:00') },
    {
      asset: coinAsset(50),
      message: 'メンテナンスのおわび',
      sent: seedTimeOnDay(-20, '12:00'),
      received: seedTimeOnDay(-19, '21:40'),
    },
    {
      asset: photoAsset('todai-album-boat'),
      message: '第四十夜の記念',
      sent: seedTimeOnDay(-40, '19:00'),
      received: seedTimeOnDay(-38, '8:15'),
    },
  ],
  hajime: [
    {
      asset: coinAsset(100),
      message: 'はじめまして',
      sent: seedTimeOnDay(-1, '12:00'),
      until: seedTimeOnDay(29, '23:59'),
    },
  ],
}
