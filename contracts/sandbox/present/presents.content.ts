import { coins, photo, ticket, type SeedAsset } from '../inventory/assets.content.ts'
import { onDay, type SeedTime } from '../runtime/seed/seedTime.ts'

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
    { asset: coins(200), message: 'フォロー一周年のお祝い', sent: onDay(-1, '10:00'), until: onDay(29, '23:59') },
    {
      asset: photo('shinyou-base-lake'),
      message: '朝露の観察日記 百回のお礼',
      sent: onDay(-3, '7:30'),
      until: onDay(27, '23:59'),
    },
    { asset: ticket('ticket-velvet-warm'), message: '点灯式 ご招待', sent: onDay(-4, '0:00') },
    { asset: coins(50), message: 'メンテナンスのおわび', sent: onDay(-20, '12:00'), received: onDay(-19, '21:40') },
    {
      asset: photo('todai-album-boat'),
      message: '第四十夜の記念',
      sent: onDay(-40, '19:00'),
      received: onDay(-38, '8:15'),
    },
  ],
  hajime: [{ asset: coins(100), message: 'はじめまして', sent: onDay(-1, '12:00'), until: onDay(29, '23:59') }],
}
