import { coins, photo, type SeedAsset } from '../inventory/assets.content.ts'
import { onDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** Gifts of notices. */
export const noticeGifts: readonly {
  readonly noticeId: string
  readonly assets: readonly SeedAsset[]
  readonly until: SeedTime
}[] = [
  { noticeId: 'todai-fifty', assets: [coins(100), photo('todai-postcard-tower')], until: onDay(14, '23:59') },
  { noticeId: 'login-mail-delay', assets: [coins(50)], until: onDay(-2, '10:00') },
]
