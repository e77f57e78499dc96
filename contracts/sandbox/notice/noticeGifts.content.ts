import { coinAsset, photoAsset, type SeedAsset } from '../inventory/assets.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** The gifts that come with notices of the seed. */
export const noticeGifts: readonly {
  readonly noticeId: string
  readonly assets: readonly SeedAsset[]
  readonly until: SeedTime
}[] = [
  {
    noticeId: 'todai-fifty',
    assets: [coinAsset(100), photoAsset('todai-postcard-tower')],
    until: seedTimeOnDay(14, '23:59'),
  },
  { noticeId: 'login-mail-delay', assets: [coinAsset(50)], until: seedTimeOnDay(-2, '10:00') },
]
